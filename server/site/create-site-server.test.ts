import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import type { FastifyInstance } from 'fastify';

import { commonHeaders, securityHeaders } from '../../src/config/headers';
import { getCurrentRelease } from '../releases/list-releases';
import { publishRelease } from '../releases/publish-release';

import { createSiteServer, type SiteOptions } from './create-site-server';

const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
const releasesDir = path.join(folder, 'releases');
let server: FastifyInstance;
const servers: FastifyInstance[] = [];

const policy = "default-src 'none'";

const files = {
  'index.html': 'start',
  'contact/index.html': 'contact',
  'en/index.html': 'home',
  '404/index.html': 'niet gevonden',
  'en/404/index.html': 'not found',
  'app-0123456789ab.js': 'script',
  'static/a.png': 'picture',
  '.well-known/security.txt': 'security',
  '.sbom.json': '{}',
  'page-data/app-data.json': '{}',
  'de/index.html': 'lang '.repeat(1000),
  'de/404/index.html': 'nicht gefunden '.repeat(1000),
  'en/500/index.html': 'something went wrong',
  'occasions/tractoren/fendt-1/index.html': 'machine',
  'static/drawing.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'release.json': JSON.stringify({
    contentSecurityPolicy: policy,
    stock: { apiUrl: 'http://127.0.0.1:1', companyId: 'demo' },
    machines: ['/occasions/tractoren/fendt-1'],
  }),
};

async function start(options: Partial<SiteOptions> = {}): Promise<FastifyInstance> {
  const started = await createSiteServer({ releasesDir, ...options });
  servers.push(started);
  return started;
}

function publish() {
  return publishRelease({ from: path.join(folder, 'build'), releasesDir, keep: 3, now: new Date() });
}

beforeAll(async () => {
  server = await start();
  expect((await server.inject('/')).statusCode).toBe(503);
  expect((await server.inject('/health/live')).statusCode).toBe(200);
  expect((await server.inject('/health/ready')).statusCode).toBe(503);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, 'build', name)), { recursive: true });
    writeFileSync(path.join(folder, 'build', name), text);
  }
  await publish();
});
afterAll(async () => {
  for (const started of servers) await started.close();
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
  ['/%E0%A4%A', 400, 'niet gevonden'],
  ['/en/%FF', 400, 'not found'],
  ['/release.json', 404, 'niet gevonden'],
  ['/.sbom.json', 404, 'niet gevonden'],
  ['/.well-known/security.txt', 200, 'security'],
  ['/static', 404, 'niet gevonden'],
  ['/..%2f..%2f..%2fetc/passwd', 404, 'niet gevonden'],
  ['/page-data/nope/page-data.json', 404, 'Not Found'],
])('%s answers %d', async (url, status, body) => {
  const response = await server.inject(url);
  expect(response.statusCode).toBe(status);
  expect(response.body).toBe(body);
});

test.each([
  ['/', 'public, max-age=0, must-revalidate'],
  ['/page-data/app-data.json', 'public, max-age=0, must-revalidate'],
  ['/app-0123456789ab.js', 'public, max-age=31536000, immutable'],
  ['/static/a.png', 'public, max-age=31536000, immutable'],
])('%s has the Cache-Control %s', async (url, cacheControl) => {
  expect((await server.inject(url)).headers['cache-control']).toBe(cacheControl);
});

test('the 404 page is always sent whole, whatever the browser has cached', async () => {
  const first = await server.inject('/nope');
  expect(first.headers).not.toHaveProperty('etag');
  const again = await server.inject({ url: '/nope', headers: { 'if-none-match': '*' } });
  expect([again.statusCode, again.body]).toEqual([404, first.body]);
});

test('a link to a removed release counts as no release', async () => {
  const dangling = path.join(folder, 'dangling');
  mkdirSync(dangling);
  symlinkSync('20261121-120000', path.join(dangling, 'current'));
  const other = await start({ releasesDir: dangling });
  for (const url of ['/health/ready', '/']) expect((await other.inject(url)).statusCode).toBe(503);
  expect(await getCurrentRelease(dangling)).toBeNull();
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
  await publish();
  expect((await server.inject('/contact')).body).toBe('changed');
});

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['identity', undefined, (body: Buffer) => body],
])('Accept-Encoding %s gets a page and the 404 page as %s', async (accepted, encoding, decompress) => {
  for (const [url, file] of [
    ['/de', 'de/index.html'],
    ['/de/nope', 'de/404/index.html'],
  ] as const) {
    const response = await server.inject({ url, headers: { 'accept-encoding': accepted } });
    expect(response.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', vary: 'accept-encoding' });
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(decompress(response.rawPayload).toString()).toBe(files[file]);
  }
});

test('a compressed form has no URL', async () => {
  expect((await server.inject('/de/index.html.br')).statusCode).toBe(404);
});

test('every response but page data has the security headers, and documents have the policy', async () => {
  for (const url of ['/contact', '/nope', '/nope.js', '/trucks', '/%FF', '/health/live'])
    expect((await server.inject(url)).headers).toMatchObject(securityHeaders);
  for (const url of ['/contact', '/nope', '/%FF'])
    expect((await server.inject(url)).headers['content-security-policy']).toBe(policy);
  expect((await server.inject('/app-0123456789ab.js')).headers).not.toHaveProperty('x-frame-options');
  expect((await server.inject('/static/drawing.svg')).headers['content-security-policy']).toContain('sandbox');
});

test('a range is sent as a range', async () => {
  const part = await server.inject({ url: '/static/a.png', headers: { range: 'bytes=0-2' } });
  expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, 'pic', 'bytes 0-2/7']);
});

test.each([
  ['GET', { range: 'bytes=7-' }, 416, 'bytes */7'],
  ['GET', { 'if-match': '"other"' }, 412, undefined],
  ['GET', { 'if-unmodified-since': 'Sat, 01 Jan 2000 00:00:00 GMT' }, 412, undefined],
  ['QUERY', {}, 400, undefined],
  ['QUERY', { 'content-type': 'text/plain' }, 405, undefined],
  ['POST', { 'content-type': 'application/json', 'content-length': '3' }, 400, undefined],
] as const)('%s with %j is answered with %d, and not logged', async (method, headers, status, contentRange) => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const response = await server.inject({ method: method as 'GET', url: '/static/a.png', headers });
  expect([response.statusCode, response.headers['content-range']]).toEqual([status, contentRange]);
  expect(String(response.headers['cache-control'])).not.toContain('immutable');
  expect(response.headers).toMatchObject(commonHeaders);
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
});

test('a file that is unchanged by its date is not sent again', async () => {
  const { headers } = await server.inject('/contact');
  const again = await server.inject({
    url: '/contact',
    headers: { 'if-modified-since': String(headers['last-modified']) },
  });
  expect(again.statusCode).toBe(304);
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'] as const)('%s is not allowed for a page', async (method) => {
  const response = await server.inject({ method, url: '/contact' });
  expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET, HEAD']);
});

test('a configured redirect of the root path is temporary and not cached', async () => {
  const other = await start({ rootRedirect: '/occasions' });
  const { statusCode, headers } = await other.inject('/?a=b');
  expect([statusCode, headers.location, headers['cache-control']]).toEqual([302, '/occasions?a=b', 'no-store']);
  expect((await other.inject('/en')).statusCode).toBe(200);
});

test('a route with unknown middleware answers with status 500 and a line in the log; other routes still work', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const other = await start({ middlewareNames: { contact: ['no-such-thing'] } });
  for (let time = 0; time < 2; time += 1) {
    const response = await other.inject('/contact');
    expect([response.statusCode, response.statusMessage]).toEqual([500, 'Unknown middleware']);
  }
  expect((await other.inject('/en/contact')).body).toBe('something went wrong');
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('Unknown middleware ‘no-such-thing’'));
  expect((await other.inject('/de')).statusCode).toBe(200);
  logged.mockRestore();
});

test('an error shows the error page in the visitor’s language', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const other = await start({ fetchItem: () => Promise.reject(new Error('broken')) });
  const response = await other.inject('/en/occasions/tractors/new-99?name=Jan');
  expect([response.statusCode, response.body]).toEqual([500, 'something went wrong']);
  expect(logged).toHaveBeenCalledTimes(1);
  const named = `requestId=${String(response.headers['x-request-id'])}, method=GET, path=/en/occasions/tractors/new-99, `;
  expect(logged).toHaveBeenCalledWith(expect.stringContaining(named));
  logged.mockRestore();
});

test('hashed files of an earlier release are still served, its pages are not', async () => {
  const build = path.join(folder, 'build');
  writeFileSync(path.join(build, 'old-0123456789ab.js'), 'old script');
  writeFileSync(path.join(build, 'old.txt'), 'old text');
  await publish();
  rmSync(path.join(build, 'old-0123456789ab.js'));
  rmSync(path.join(build, 'old.txt'));
  await publish();
  const response = await server.inject('/old-0123456789ab.js');
  expect([response.statusCode, response.body]).toEqual([200, 'old script']);
  expect(response.headers['cache-control']).toContain('immutable');
  expect((await server.inject('/old.txt')).statusCode).toBe(404);
});
