import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { parseStockItem } from '../../src/features/stock/model/item';
import { buildRawItem } from '../../src/testing/factories/stock-item';

import { createSiteServer } from './create-site-server';
import type { FetchItem } from './newer-stock-item';

const folder = mkdtempSync(path.join(tmpdir(), 'live-'));
const parsed = parseStockItem(buildRawItem({ advertisementID: 99 }));
const fetchItem: FetchItem = (_stock, id) =>
  Promise.resolve(id === '99' && parsed.status === 'ok' ? parsed.item : id === '97' ? 'unavailable' : 'missing');

/** Serves a release with these files, and stock item 2 without a page. */
async function serve(files: Readonly<Record<string, string>>) {
  const releasesDir = mkdtempSync(path.join(folder, 'releases-'));
  const release = path.join(releasesDir, '20261002-081500');
  const stock = { apiUrl: 'http://127.0.0.1:1', companyId: 'demo' };
  const live = ['/occasions/tractoren/fendt-2', '/en/occasions/tractors/fendt-2'];
  const described = { contentSecurityPolicy: '', stock, machines: [], live };
  for (const [file, text] of Object.entries({ ...files, 'release.json': JSON.stringify(described) })) {
    mkdirSync(path.dirname(path.join(release, file)), { recursive: true });
    writeFileSync(path.join(release, file), text);
  }
  symlinkSync('20261002-081500', path.join(releasesDir, 'current'));
  return createSiteServer({ releasesDir, fetchItem });
}

let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  server = await serve({
    '404/index.html': 'missing',
    'en/404/index.html': 'missing in English',
    'live-machine.html': 'live',
    'en/live-machine.html': 'live in English',
  });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

test.each([
  ['a machine without a page', '/occasions/tractoren/fendt-2', 200, 'live'],
  ['so in another language', '/en/occasions/tractors/fendt-2', 200, 'live in English'],
  ['a machine newer than the build', '/occasions/tractoren/fendt-724-vario-profiplus-99', 200, 'live'],
  ['a machine that there is not', '/occasions/tractoren/weg-98', 404, 'missing'],
  ['what is no machine', '/en/nowhere', 404, 'missing in English'],
  ['the page that shows one, by its own name', '/en/live-machine.html', 404, 'missing in English'],
])('%s is answered with the right page', async (_, url, status, body) => {
  const answer = await server.inject(url);
  expect([answer.statusCode, answer.body]).toEqual([status, body]);
  expect((await server.inject({ method: 'HEAD', url })).statusCode).toBe(status);
});

test('while the stock API does not answer a machine that the build does not know is tried in the browser, and not forgotten', async () => {
  for (const [url, body] of [
    ['/occasions/tractoren/nieuw-97', 'live'],
    // The API of this release does not answer at all.
    ['/en/occasions/straw-choppers', 'live in English'],
  ] as const) {
    const answer = await server.inject(url);
    expect([answer.statusCode, answer.headers['retry-after'], answer.body]).toEqual([503, '60', body]);
    expect(answer.headers['cache-control']).toBe('no-store');
  }
});

test('a former name of a stock item redirects to its path', async () => {
  expect((await server.inject('/occasions/tractoren/deutz-2')).headers.location).toBe('/occasions/tractoren/fendt-2');
});

test('a release without live pages shows the stock item on its 404 page, which its router keeps', async () => {
  const older = await serve({ '404/index.html': 'missing' });
  const answer = await older.inject('/occasions/tractoren/fendt-2');
  expect([answer.statusCode, answer.body]).toEqual([404, 'missing']);
  await older.close();
});
