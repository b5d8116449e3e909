import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import type { FastifyInstance } from 'fastify';

import { createSiteServer } from './create-site-server';
import { publishRelease } from './releases/publish-release';

const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
const releasesDir = path.join(folder, 'releases');
let server: FastifyInstance;

const files = {
  'index.html': 'start',
  'contact/index.html': 'contact',
  'en/index.html': 'home',
  '404/index.html': 'niet gevonden',
  'en/404/index.html': 'not found',
  'app-0123456789abcdef0123.js': 'script',
  'static/a.png': 'picture',
  'page-data/app-data.json': '{}',
  'de/index.html': 'lang '.repeat(1000),
};

beforeAll(async () => {
  server = await createSiteServer({ releasesDir });
  expect((await server.inject('/')).statusCode).toBe(503);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, 'build', name)), { recursive: true });
    writeFileSync(path.join(folder, 'build', name), text);
  }
  await publishRelease({ from: path.join(folder, 'build'), releasesDir, keep: 2, now: new Date() });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

test.each([
  ['/', 200, 'start'],
  ['/contact', 200, 'contact'],
  ['/contact?a=b', 200, 'contact'],
  ['/en', 200, 'home'],
  ['/nope', 404, 'niet gevonden'],
  ['/en/nope', 404, 'not found'],
  ['/en/404', 404, 'not found'],
  ['/404.html', 404, 'niet gevonden'],
  ['/%E0%A4%A', 400, undefined],
  ['/..%2f..%2f..%2fetc/passwd', 404, 'niet gevonden'],
  ['/page-data/nope/page-data.json', 404, 'niet gevonden'],
])('%s answers %d', async (url, status, body) => {
  const response = await server.inject(url);
  expect(response.statusCode).toBe(status);
  if (body !== undefined) expect(response.body).toBe(body);
});

test.each([
  ['/', 'public, max-age=0, must-revalidate'],
  ['/page-data/app-data.json', 'public, max-age=0, must-revalidate'],
  ['/app-0123456789abcdef0123.js', 'public, max-age=31536000, immutable'],
  ['/static/a.png', 'public, max-age=31536000, immutable'],
])('%s is kept for %s', async (url, cacheControl) => {
  expect((await server.inject(url)).headers['cache-control']).toBe(cacheControl);
});

test('a page that is not there comes whole, whatever a browser has kept of it', async () => {
  const first = await server.inject('/nope');
  expect(first.headers).not.toHaveProperty('etag');
  const again = await server.inject({ url: '/nope', headers: { 'if-none-match': '*' } });
  expect([again.statusCode, again.body]).toEqual([404, first.body]);
});

test('redirects are permanent and stay on this host', async () => {
  const response = await server.inject('//evil.example/');
  expect([response.statusCode, response.headers.location]).toEqual([301, '/evil.example']);
});

test('an unchanged page is not sent again', async () => {
  const { etag } = (await server.inject('/contact')).headers;
  const again = await server.inject({ url: '/contact', headers: { 'if-none-match': String(etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('a head request has no body', async () => {
  const response = await server.inject({ method: 'HEAD', url: '/contact' });
  expect([response.statusCode, response.body]).toEqual([200, '']);
});

test('a new release is served from the next request on', async () => {
  writeFileSync(path.join(folder, 'build/contact/index.html'), 'changed');
  await publishRelease({ from: path.join(folder, 'build'), releasesDir, keep: 2, now: new Date() });
  expect((await server.inject('/contact')).body).toBe('changed');
});

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['identity', undefined, (body: Buffer) => body],
])('a browser that takes %s gets a page as %s', async (accepted, encoding, decompress) => {
  const response = await server.inject({ url: '/de', headers: { 'accept-encoding': accepted } });
  expect(response.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', vary: 'accept-encoding' });
  expect(response.headers['content-encoding']).toBe(encoding);
  expect(decompress(response.rawPayload).toString()).toBe(files['de/index.html']);
});

test('a compressed form has no address of its own', async () => {
  expect((await server.inject('/de/index.html.br')).statusCode).toBe(404);
});
