/** @size small */
import { readFileSync } from 'node:fs';

import fastify, { type FastifyInstance } from 'fastify';

import { createCountedReports } from '../reports/count-reports';
import { createFieldFigures } from '../vitals/field-figures';

import { createMetrics, type Metrics } from './create-metrics';

const token = 'a-token-of-the-status-that-nobody-guesses';
const now = Date.parse('2026-11-30T12:00:00Z');
const state = {
  ...{ isBuilding: false, isDue: true, failuresInRow: 2 },
  ...{ lastBuild: { seconds: 12 }, lastPublishedAt: '2026-11-30T11:00:00Z' as string | null },
};
let release: string | null = '/releases/20261129-120000-2';
let server: FastifyInstance;
let metrics: Metrics;
let reports: ReturnType<typeof createCountedReports>;

async function start(statusToken: string | null = token): Promise<void> {
  reports = createCountedReports();
  metrics = createMetrics({
    ...{ statusToken, getState: () => state, getRelease: () => Promise.resolve(release), now: () => now },
    fieldFigures: createFieldFigures(),
    reports,
  });
  server = fastify();
  server.get('/*', (request, reply) => reply.code(Number(/\d{3}/.exec(request.url)?.[0] ?? '200')).send('x'));
  metrics.addTo(server);
  await server.register((scope, _options, done) => {
    scope.post('/hooks/rebuild', (_request, reply) => reply.code(202).send('x'));
    done();
  });
}
beforeEach(() => start());
afterEach(() => server.close());

const read = (authorization?: string) =>
  server.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } });
const readLines = async () => (await read(`Bearer ${token}`)).body.split('\n');

it('answers in the text format 0.0.4, and is not stored', async () => {
  const { statusCode, headers, body } = await read(`Bearer ${token}`);
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  for (const line of body.split('\n').filter((each) => each !== ''))
    expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|[a-z_]+(\{\w+="[\w.+-]+"(,\w+="[\w.+]+")*\})? (Nan|[\d.e+-]+))$/i);
});

it.each([undefined, 'Bearer other', `Basic ${btoa(`a:${token}`)}`])('%j reads nothing', async (authorization) => {
  const { statusCode, headers, body } = await read(authorization);
  expect([statusCode, headers['www-authenticate'], headers['cache-control'], body]).toEqual([
    ...[401, 'Bearer', 'no-store', '{"message":"Refused."}'],
  ]);
});

it('is closed where there is no token', async () => {
  await server.close();
  await start(null);
  for (const given of [undefined, 'Bearer null', 'Bearer ']) expect((await read(given)).statusCode).toBe(401);
});

it('has answers by kind and class of the status, those of plugins as well', async () => {
  for (const url of ['/contact', '/de/kontakt?a=1', '/app.js', '/x/404', '/x/503']) await server.inject(url);
  await server.inject({ method: 'POST', url: '/hooks/rebuild' });
  const lines = await readLines();
  expect(lines).toEqual(
    expect.arrayContaining([
      'site_http_requests_total{kind="contact",class="2xx"} 2',
      'site_http_requests_total{kind="file",class="2xx"} 1',
      'site_http_requests_total{kind="other",class="4xx"} 1',
      'site_http_requests_total{kind="other",class="5xx"} 1',
      'site_http_requests_total{kind="hook",class="2xx"} 1',
      'site_http_request_duration_seconds_count{kind="contact"} 2',
    ]),
  );
});

it('however many addresses are asked for, there are no more rows', async () => {
  for (let index = 0; index < 50; index += 1) await server.inject(`/unknown-${String(index)}x`);
  const rows = (await readLines()).filter((line) => line.startsWith('site_http_requests_total'));
  expect(rows).toEqual(['site_http_requests_total{kind="other",class="2xx"} 50']);
});

it('has the builds, and how old the content and the stock are', async () => {
  metrics.countBuild('published');
  metrics.countBuild('refused');
  metrics.countBuild('refused');
  expect(await readLines()).toEqual(
    expect.arrayContaining([
      'site_builds_total{result="published"} 1',
      'site_builds_total{result="refused"} 2',
      'site_builds_total{result="failed"} 0',
      'site_build_duration_seconds 12',
      'site_build_running 0',
      'site_build_due 1',
      'site_build_failures_in_row 2',
      'site_content_age_seconds 3600',
      'site_stock_age_seconds 86400',
    ]),
  );
});

// `ParseFloat` of Go, which the format goes by, ignores capitals.
it('what is not known is no number', async () => {
  state.lastPublishedAt = null;
  release = null;
  expect(await readLines()).toEqual(
    expect.arrayContaining(['site_content_age_seconds Nan', 'site_stock_age_seconds Nan']),
  );
});

it('has what browsers report in seconds, without what was not counted', async () => {
  const post = { route: 'home', way: 'load' } as const;
  metrics.fieldFigures?.add([
    { ...post, name: 'LCP', value: 2100.4 },
    { ...post, name: 'CLS', value: 0.02 },
  ]);
  expect(metrics.fieldFigures?.add(Array.from({ length: 600 }, () => ({ ...post, name: 'INP', value: 1 })))).toBe(
    false,
  );
  expect(metrics.fieldFigures?.getCounts().rows).toHaveLength(2);
  const lines = await readLines();
  expect(lines).toEqual(
    expect.arrayContaining([
      'site_visit_lcp_seconds_bucket{le="2",way="load"} 0',
      'site_visit_lcp_seconds_bucket{le="2.5",way="load"} 1',
      'site_visit_lcp_seconds_sum{way="load"} 2.1',
      'site_visit_cls_bucket{le="0.025",way="load"} 1',
      'site_visit_figures_dropped_total 600',
    ]),
  );
  expect(lines.filter((line) => line.startsWith('site_visit_inp_seconds_'))).toEqual([]);
});

it('has the mails of forms that failed, by cause, and each cause from the start', async () => {
  reports.add([
    { directive: 'mail-failure', source: 'refused' },
    { directive: 'mail-failure', source: 'refused' },
    { directive: 'img-src', source: 'other' },
  ]);
  const rows = (await readLines()).filter((line) => line.startsWith('site_form_mail_failures_total'));
  expect(rows).toEqual([
    'site_form_mail_failures_total{cause="refused"} 2',
    'site_form_mail_failures_total{cause="error"} 0',
    'site_form_mail_failures_total{cause="no-answer"} 0',
    'site_form_mail_failures_total{cause="script"} 0',
  ]);
});

it('has what the process needs', async () => {
  const toValue = async (name: string) =>
    Number((await readLines()).find((line) => line.startsWith(`${name} `))?.split(' ')[1]);
  expect(await toValue('process_resident_memory_bytes')).toBeGreaterThan(1e6);
  expect(await toValue('nodejs_heap_size_used_bytes')).toBeGreaterThan(1e6);
  expect(await toValue('process_start_time_seconds')).toBeGreaterThan(1.7e9);
  expect((await readLines()).filter((line) => /^nodejs_eventloop_lag_seconds.* [\d.e-]+$/.test(line))).toHaveLength(3);
});

it('the table of docs/operating.md has each metric, and no other', async () => {
  const [, section = ''] = readFileSync('docs/operating.md', 'utf8').split('\n## Metrics\n');
  const documented = [...(section.split('\n## ')[0] ?? '').matchAll(/^\| `(\w+)/gm)].map(([, name]) => name);
  const named = (await readLines()).flatMap((line) => /^# TYPE (\w+)/.exec(line)?.[1] ?? []);
  expect(documented.sort()).toEqual(named.sort());
});
