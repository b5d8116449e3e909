import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

import type { FastifyInstance } from 'fastify';

import { createSiteServer } from '../site/create-site-server';

import type { Feeds } from './create-feeds';

const releasesDir = mkdtempSync(path.join(tmpdir(), 'feeds-'));
const document = { body: 'a feed '.repeat(500), etag: 'W/"abc"', changed: Date.parse('2026-11-27T10:00:00.700Z') };
const get = jest.fn<ReturnType<Feeds['get']>, Parameters<Feeds['get']>>();
const many = Array.from({ length: 50 }, (_, index) => String(index)).join(',');
let server: FastifyInstance;

beforeAll(async () => {
  server = await createSiteServer({ releasesDir, feeds: { get } });
});
beforeEach(() => get.mockReset().mockResolvedValue({ status: 'ok', document }));
afterAll(async () => {
  await server.close();
  rmSync(releasesDir, { recursive: true });
});

function publish() {
  const release = path.join(releasesDir, '20261121-120000');
  mkdirSync(release);
  const stock = { apiUrl: 'http://127.0.0.1:1', companyId: 'demo' };
  const described = { contentSecurityPolicy: "default-src 'none'", stock, machines: [] };
  writeFileSync(path.join(release, 'release.json'), JSON.stringify(described));
  symlinkSync('20261121-120000', path.join(releasesDir, 'current'));
}

test('before the first release there is no feed', async () => {
  expect(await server.inject('/feeds/nl')).toMatchObject({ statusCode: 503, headers: { 'retry-after': '60' } });
  publish();
  expect(await server.inject('/feeds/nl')).toMatchObject({ statusCode: 200 });
});

test('a feed may be cached for five minutes, and is not for search engines', async () => {
  const answer = await server.inject('/feeds/nl?filter-makeName[]=Fendt&x=1');
  expect(answer.body).toBe(document.body);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/rss+xml; charset=utf-8',
    'cache-control': 'public, max-age=300',
    'content-security-policy': "default-src 'none'",
    'last-modified': 'Fri, 27 Nov 2026 10:00:00 GMT',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
    etag: 'W/"abc"',
  });
  expect(get.mock.calls).toMatchObject([
    [{ filter: { sector: null, query: { values: { makeName: ['Fendt'] } } }, locale: 'nl', format: 'rss' }],
  ]);
});

test('it is compressed, and HEAD has no body', async () => {
  const packed = await server.inject({ url: '/feeds/nl', headers: { 'accept-encoding': 'br' } });
  expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept, accept-encoding' });
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(document.body);
  const head = await server.inject({ method: 'HEAD', url: '/feeds/nl' });
  expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', 'W/"abc"']);
});

test.each([
  ['', 'application/feed+json', 'json'],
  ['', 'application/json, text/plain', 'json'],
  ['', 'application/rss+xml, application/json;q=0.9', 'rss'],
  ['', 'text/html,*/*', 'rss'],
  ['?format=json', 'application/rss+xml', 'json'],
  ['?format=rss', 'application/json', 'rss'],
])('‘%s’ with Accept ‘%s’ is answered with %s', async (search, accept, format) => {
  const { headers } = await server.inject({ url: `/feeds/en${search}`, headers: { accept } });
  expect(headers['content-type']).toContain(format === 'json' ? 'application/feed+json' : 'application/rss+xml');
  expect(get.mock.calls).toMatchObject([[{ format }]]);
});

test.each([
  ['if-none-match', 'W/"abc"'],
  ['if-modified-since', 'Fri, 27 Nov 2026 10:00:00 GMT'],
])('an unchanged feed is not sent again (%s)', async (name, value) => {
  const answer = await server.inject({ url: '/feeds/nl', headers: { [name]: value } });
  expect([answer.statusCode, answer.body]).toEqual([304, '']);
  expect(answer.headers).toMatchObject({ etag: 'W/"abc"', 'cache-control': 'public, max-age=300' });
});

test.each([
  ['/feeds/xx', 404],
  ['/feeds/fr', 404],
  ['/feeds/nl?sector=%3Cscript%3E', 404],
  [`/feeds/nl?x=${'1'.repeat(4000)}`, 414],
  [`/feeds/nl?filter-makeName[]=${many}&filter-emissionsClass[]=${many}`, 400],
])('%.40s is refused with %d, in plain words that hold nothing of the address', async (url, status) => {
  const answer = await server.inject(url);
  expect(answer.statusCode).toBe(status);
  expect(answer.headers).toMatchObject({ 'content-type': 'text/plain', 'cache-control': 'no-store' });
  expect(answer.body).toMatch(/^[A-Z][a-z ]+\.$/);
  expect(get).not.toHaveBeenCalled();
});

test.each([
  ['failed', 503, '60'],
  ['busy', 503, '10'],
  ['unknown', 404, undefined],
] as const)('a feed that is %s is answered with %d', async (status, code, retry) => {
  get.mockResolvedValue({ status });
  const { statusCode, headers } = await server.inject('/feeds/nl');
  expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([code, retry, 'no-store']);
});

test('a page finds out whether this server serves it', async () => {
  const { statusCode, headers } = await server.inject({ method: 'HEAD', url: '/feeds' });
  expect([statusCode, headers['cache-control']]).toEqual([204, 'no-store']);
  const without = await createSiteServer({ releasesDir });
  expect((await without.inject('/feeds')).statusCode).toBe(404);
  await without.close();
});

test('nothing is posted to a feed', async () => {
  expect((await server.inject({ method: 'POST', url: '/feeds/nl' })).statusCode).toBe(405);
});
