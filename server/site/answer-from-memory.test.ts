import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';

import { publishRelease } from '../releases/publish-release';

import { startSiteServer, type SiteServer } from './start-site-server';

const folder = mkdtempSync(path.join(tmpdir(), 'memory-'));
const releasesDir = path.join(folder, 'releases');
let site: SiteServer;

const files = {
  'contact/index.html': 'contact '.repeat(1000),
  'static/drawing.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'app-0123456789abcdef0123.js': 'script '.repeat(1000),
  'page-data/app-data.json': '{}',
  'release.json': JSON.stringify({
    contentSecurityPolicy: "default-src 'none'",
    stock: { apiUrl: 'http://127.0.0.1:1', companyId: 'demo' },
    machines: [],
  }),
};
const paths = ['/contact', '/static/drawing.svg', '/app-0123456789abcdef0123.js', '/page-data/app-data.json'];

beforeEach(async () => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, 'build', name)), { recursive: true });
    writeFileSync(path.join(folder, 'build', name), text);
  }
  await publishRelease({ from: path.join(folder, 'build'), releasesDir, keep: 1, now: new Date() });
  site = await startSiteServer({ port: 0, host: '127.0.0.1', releasesDir });
});
afterEach(async () => {
  await site.close();
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

type Answer = { status: number | undefined; headers: Record<string, unknown>; body: Buffer };

function ask(url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(site.url + url, { headers, method, agent: false }, (response) => {
      const headersOfNow = { ...response.headers, date: 'now' };
      void buffer(response).then((body) => resolve({ status: response.statusCode, headers: headersOfNow, body }));
    })
      .on('error', reject)
      .end();
  });
}

/** What is not on the disk any more can come from memory only. */
function emptyDisk(): void {
  rmSync(path.join(folder, 'releases/current/contact'), { recursive: true });
  for (const name of ['static', 'page-data', 'app-0123456789abcdef0123.js'])
    rmSync(path.join(folder, 'releases/current', name), { recursive: true });
}

const encodings = ['br, gzip', 'gzip', 'identity', 'br;q=0, gzip', ''];

test('a filtered list is left out by search engines, also when the list itself is remembered; a page of it is not', async () => {
  const getRobots = async (url: string) => (await ask(url)).headers['x-robots-tag'];
  for (let time = 0; time < 2; time += 1) {
    expect(await getRobots('/contact')).toBeUndefined();
    expect(await getRobots('/contact?filter-makeName%5B%5D=Fendt')).toBe('noindex');
    expect(await getRobots('/contact?page=2&sortBy=price_amount-asc')).toBe('noindex');
    expect(await getRobots('/contact?page=2')).toBeUndefined();
  }
});

test('what was asked for once comes from memory, the same to the last header, in every encoding', async () => {
  const requests = paths.flatMap((url) => encodings.map((encoding) => [url, { 'accept-encoding': encoding }] as const));
  // In turn, so that each is the first one for its path.
  const fromDisk: Answer[] = [];
  for (const [url, headers] of requests) fromDisk.push(await ask(`${url}?first`, headers));
  for (const url of paths) await ask(url);
  emptyDisk();
  for (const [index, [url, headers]] of requests.entries()) expect(await ask(url, headers)).toEqual(fromDisk[index]);
  expect(fromDisk.map(({ status }) => status)).toEqual(requests.map(() => 200));
  expect(new Set(fromDisk.map(({ headers }) => headers['content-encoding']))).toEqual(
    new Set(['br', 'gzip', undefined]),
  );
});

test('what a browser has is not sent again, and a head request has no body', async () => {
  const headers = { 'accept-encoding': 'br' };
  const whole = await ask('/contact', headers);
  const known = { ...headers, 'if-none-match': `"x", ${String(whole.headers.etag)}` };
  const fromDisk = await ask('/contact?first', known);
  emptyDisk();
  expect(fromDisk.status).toBe(304);
  expect(await ask('/contact', known)).toEqual(fromDisk);
  expect(await ask('/contact?again', { ...headers, 'if-none-match': '"other"' })).toEqual(whole);
  expect(await ask('/contact', headers, 'HEAD')).toEqual({ ...whole, body: Buffer.alloc(0) });
});

test('a part, or news since a date, is left to the disk', async () => {
  await ask('/contact');
  const part = await ask('/contact', { range: 'bytes=0-6' });
  expect([part.status, part.body.toString()]).toEqual([206, 'contact']);
  const since = await ask('/contact', { 'if-modified-since': new Date(Date.now() + 60_000).toUTCString() });
  expect(since.status).toBe(304);
});

test('another spelling of an address is served, and not remembered', async () => {
  expect((await ask('/c%6Fntact')).status).toBe(200);
  emptyDisk();
  expect((await ask('/c%6Fntact')).status).toBe(404);
});

test('a new release is served from the next request on', async () => {
  await ask('/contact');
  writeFileSync(path.join(folder, 'build/contact/index.html'), 'changed');
  await publishRelease({ from: path.join(folder, 'build'), releasesDir, keep: 1, now: new Date() });
  expect((await ask('/contact')).body.toString()).toBe('changed');
});
