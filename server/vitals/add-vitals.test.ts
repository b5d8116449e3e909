import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { FastifyInstance } from 'fastify';

import type { FieldFigure } from '../../src/config/field-figures';
import { createSiteServer } from '../site/create-site-server';

import { addVitals } from './add-vitals';

const figures: FieldFigure[] = [{ route: 'stockItem', name: 'LCP', way: 'load', value: 1234 }];
const body = JSON.stringify({ figures });

let releasesDir: string;
let server: FastifyInstance;
let added: FieldFigure[] = [];
let isFull = false;

beforeEach(async () => {
  releasesDir = mkdtempSync(path.join(tmpdir(), 'vitals-'));
  [added, isFull] = [[], false];
  server = await createSiteServer({ releasesDir });
});
afterEach(async () => {
  await server.close();
  rmSync(releasesDir, { recursive: true });
});

const start = () =>
  addVitals(server, {
    add(more) {
      if (!isFull) added.push(...more);
      return !isFull;
    },
  });

async function post(headers: Record<string, string> = {}, payload = body, url = '/vitals') {
  return server.inject({ method: 'POST', url, headers, payload });
}

test.each<[string, Record<string, string>]>([
  ['as browsers send it', { 'content-type': 'text/plain;charset=UTF-8', 'sec-fetch-site': 'same-origin' }],
  ['as JSON', { 'content-type': 'application/json' }],
  ['without a type', {}],
  ['with an invalid type', { 'content-type': 'nonsense' }],
])('a post %s is counted, and not cached', async (_, headers) => {
  await start();
  const answer = await post(headers);
  expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([204, '', 'no-store']);
  expect(added).toEqual(figures);
});

test.each(['cross-site', 'same-site', 'none'])('a post from elsewhere (%s) is not counted', async (site) => {
  await start();
  expect(await post({ 'sec-fetch-site': site })).toMatchObject({ statusCode: 403 });
  expect(added).toEqual([]);
});

test.each(['', 'x', '{"figures":[]}', body.replace('stockItem', '/contact')])(
  'the post ‘%s’ is answered with a short text',
  async (payload) => {
    await start();
    const answer = await post({}, payload);
    expect([answer.statusCode, answer.body]).toEqual([400, 'These are no field figures.']);
    expect(answer.headers).toMatchObject({ 'content-type': 'text/plain', 'cache-control': 'no-store' });
    expect(added).toEqual([]);
  },
);

test('a post of more than 4 KB is not read', async () => {
  await start();
  expect(await post({}, body + ' '.repeat(4096 - body.length))).toMatchObject({ statusCode: 204 });
  const answer = await post({}, body + ' '.repeat(4097 - body.length));
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([413, 'no-store']);
});

test('a post beyond the limit of the minute is refused', async () => {
  isFull = true;
  await start();
  expect(await post()).toMatchObject({ statusCode: 429, body: 'Too many figures in this minute.' });
});

test.each(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE'] as const)('%s is not allowed', async (method) => {
  await start();
  const answer = await server.inject({ method, url: '/vitals' });
  expect([answer.statusCode, answer.headers.allow, answer.headers['cache-control']]).toEqual([405, 'POST', 'no-store']);
});

test('the rest of the server reads bodies as before', async () => {
  await start();
  expect(await post({}, body, '/contact')).toMatchObject({ statusCode: 405, headers: { allow: 'GET, HEAD' } });
});

test('without it the path is answered as any other', async () => {
  for (const method of ['POST', 'GET'] as const) {
    const [one, other] = await Promise.all(
      ['/vitals', '/unknown'].map((url) => server.inject({ method, url, ...(method === 'POST' && { payload: body }) })),
    );
    expect([one?.statusCode, one?.body, one?.headers.allow]).toEqual([
      other?.statusCode,
      other?.body,
      other?.headers.allow,
    ]);
    expect(one?.statusCode).toBeGreaterThanOrEqual(400);
  }
});
