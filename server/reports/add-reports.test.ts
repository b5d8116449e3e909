import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { FastifyInstance } from 'fastify';

import { createSiteServer } from '../site/create-site-server';

import { addReports } from './add-reports';
import type { PolicyReport } from './read-reports';

const contentSecurityPolicy = "default-src 'none'; script-src 'self'";
const body = JSON.stringify({ 'csp-report': { 'effective-directive': 'script-src', 'blocked-uri': 'inline' } });

let releasesDir: string;
let server: FastifyInstance;
let added: PolicyReport[] = [];
let isFull = false;

beforeEach(async () => {
  [added, isFull] = [[], false];
  releasesDir = mkdtempSync(path.join(tmpdir(), 'reports-'));
  const release = path.join(releasesDir, 'one');
  mkdirSync(path.join(release, '404'), { recursive: true });
  const files = {
    'index.html': 'start',
    '404/index.html': 'niet gevonden',
    'a.svg': '<svg></svg>',
    'a.json': '{}',
    'release.json': JSON.stringify({ contentSecurityPolicy, stock: { apiUrl: '', companyId: '' }, machines: [] }),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(release, name), text);
  symlinkSync('one', path.join(releasesDir, 'current'));
  server = await createSiteServer({ releasesDir });
});
afterEach(async () => {
  await server.close();
  rmSync(releasesDir, { recursive: true });
});

const start = () =>
  addReports(server, {
    add(more) {
      if (!isFull) added.push(...more);
      return !isFull;
    },
  });

const post = (headers: Record<string, string> = {}, payload = body) =>
  server.inject({ method: 'POST', url: '/csp-reports', headers, payload });

test.each(['/', '/missing'])('the policy of %s says where to report', async (url) => {
  await start();
  const { headers } = await server.inject(url);
  expect(headers['content-security-policy']).toBe(`${contentSecurityPolicy}; report-uri /csp-reports`);
});

test('so does the answer that a page has not changed', async () => {
  await start();
  const { headers } = await server.inject('/');
  const again = await server.inject({ url: '/', headers: { 'if-none-match': String(headers.etag) } });
  expect([again.statusCode, again.headers['content-security-policy']]).toEqual([
    304,
    headers['content-security-policy'],
  ]);
});

test.each(['/a.svg', '/a.json', '/health/live'])('%s has nothing to report', async (url) => {
  await start();
  const { headers } = await server.inject(url);
  expect(String(headers['content-security-policy'])).not.toContain('report');
});

test('without it a policy names no place that answers nobody', async () => {
  const { headers } = await server.inject('/');
  expect(headers['content-security-policy']).toBe(contentSecurityPolicy);
});

test.each<[string, Record<string, string>]>([
  ['by report-uri', { 'content-type': 'application/csp-report', 'sec-fetch-site': 'same-origin' }],
  ['by the Reporting API', { 'content-type': 'application/reports+json' }],
])('a report %s is counted, and not cached', async (_, headers) => {
  await start();
  const answer = await post(headers);
  expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([204, '', 'no-store']);
  expect(added).toEqual([{ directive: 'script-src', source: 'inline' }]);
});

test('a post of another site, of nothing, too large or too often is refused', async () => {
  await start();
  expect(await post({ 'sec-fetch-site': 'cross-site' })).toMatchObject({ statusCode: 403 });
  expect(await post({}, '{}')).toMatchObject({ statusCode: 400, body: 'These are no reports of a policy.' });
  expect(await post({}, body + ' '.repeat(32_768))).toMatchObject({ statusCode: 413 });
  isFull = true;
  expect(await post()).toMatchObject({ statusCode: 429, body: 'Too many reports in this minute.' });
  expect(added).toEqual([]);
});
