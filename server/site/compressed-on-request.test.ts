import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import type { FastifyInstance } from 'fastify';

import { securityHeaders } from '../../src/config/headers';
import { publishRelease } from '../releases/publish-release';

import { createSiteServer } from './create-site-server';

const folder = mkdtempSync(path.join(tmpdir(), 'machines-'));
const releasesDir = path.join(folder, 'releases');
const page = '/occasions/tractoren/fendt-2';
const pageText = 'machine '.repeat(1000);
const dataText = JSON.stringify(pageText);
const policy = "default-src 'none'";
const files = {
  [`${page}/index.html`]: pageText,
  [`page-data${page}/page-data.json`]: dataText,
  'release.json': JSON.stringify({
    contentSecurityPolicy: policy,
    stock: { apiUrl: 'http://127.0.0.1:1', companyId: 'demo' },
    machines: [page],
  }),
};

let server: FastifyInstance;
const servers: FastifyInstance[] = [];

async function start(): Promise<FastifyInstance> {
  const started = await createSiteServer({ releasesDir });
  servers.push(started);
  return started;
}

const publish = () => publishRelease({ from: path.join(folder, 'build'), releasesDir, keep: 3, now: new Date() });

beforeAll(async () => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, 'build', name)), { recursive: true });
    writeFileSync(path.join(folder, 'build', name), text);
  }
  server = await start();
  await publish();
});
afterAll(async () => {
  for (const started of servers) await started.close();
  rmSync(folder, { recursive: true });
});

const ask = (url: string, headers: Record<string, string>) => server.inject({ url, headers });

test.each([
  [page, 'text/html; charset=utf-8', pageText],
  ['/occasions/tractoren/%66endt-2', 'text/html; charset=utf-8', pageText],
  [`${page}?utm_source=mail`, 'text/html; charset=utf-8', pageText],
  [`/page-data${page}/page-data.json`, 'application/json; charset=utf-8', dataText],
])(
  'the page of a stock item is compressed on request for every client that accepts it: %s',
  async (url, type, text) => {
    for (const [accepted, encoding, decompress] of [
      ['gzip, br', 'br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
    ] as const) {
      await publish();
      const answers = [];
      for (let time = 0; time < 2; time += 1) answers.push(await ask(url, { 'accept-encoding': accepted }));
      for (const { headers, rawPayload } of answers) {
        expect(headers).toMatchObject({
          'content-encoding': encoding,
          'content-type': type,
          vary: 'accept-encoding',
          'cache-control': 'public, max-age=0, must-revalidate',
          'content-length': String(rawPayload.length),
        });
        expect(decompress(rawPayload).toString()).toBe(text);
      }
      expect(existsSync(path.join(releasesDir, 'current', `${page}/index.html.br`))).toBe(false);
    }
    expect((await ask(url, {})).body).toBe(text);
  },
);

test.each([`${page}?sortBy=price`, `${page}?filter-makeName%5B%5D=Fendt`])(
  'a refined list is compressed as well: %s',
  async (url) => {
    for (let time = 0; time < 2; time += 1) {
      const { headers } = await ask(url, { 'accept-encoding': 'br' });
      expect(headers).toMatchObject({ 'content-encoding': 'br', 'x-robots-tag': 'noindex' });
    }
  },
);

test('a conditional request is compressed as well', async () => {
  await publish();
  const since = (day: string) => ask(page, { 'accept-encoding': 'br', 'if-modified-since': day });
  const changed = await since('Sat, 21 Nov 2020 12:00:00 GMT');
  expect([changed.statusCode, changed.headers['content-encoding']]).toEqual([200, 'br']);
  expect((await since(String(changed.headers['last-modified']))).statusCode).toBe(304);
  expect((await since('yesterday')).statusCode).toBe(200);
});

test('it has a policy, and is not sent again while unchanged, by a restarted server as well', async () => {
  const headers = { 'accept-encoding': 'br' };
  const first = await ask(page, headers);
  expect(first.headers).toMatchObject({ ...securityHeaders, 'content-security-policy': policy });
  const other = await start();
  const again = await other.inject({
    url: page,
    headers: { ...headers, 'if-none-match': String(first.headers.etag) },
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect(again.headers).not.toHaveProperty('content-encoding');
  // A weak tag identifies the content, so all encodings may share it (RFC 9110, 8.8.1).
  expect(first.headers.etag).toMatch(/^W\//);
});

test('a range is a range of the uncompressed file, and an invalid one is an error', async () => {
  const part = await ask(page, { 'accept-encoding': 'br', range: 'bytes=0-6' });
  expect([part.statusCode, part.body, part.headers['content-encoding']]).toEqual([206, 'machine', undefined]);
  const none = await ask(page, { 'accept-encoding': 'br', range: 'bytes=9000-' });
  expect([none.statusCode, none.headers['content-range']]).toEqual([416, 'bytes */8000']);
  expect((await ask(page, { 'if-match': '"other"' })).statusCode).toBe(412);
});

test.each(['br', 'gzip', 'identity'])('HEAD has the headers of GET for %s', async (accepted) => {
  const headers = { 'accept-encoding': accepted };
  const [whole, head] = [await ask(page, headers), await server.inject({ method: 'HEAD', url: page, headers })];
  expect([head.statusCode, head.body]).toEqual([200, '']);
  expect({ ...head.headers, date: '' }).toEqual({ ...whole.headers, date: '' });
});

test('a small file is sent uncompressed', async () => {
  writeFileSync(path.join(folder, 'build', page, 'index.html'), 'small');
  await publish();
  const { body, headers } = await ask(page, { 'accept-encoding': 'br' });
  expect([body, headers['content-encoding']]).toEqual(['small', undefined]);
});
