/** @size large */
import { statSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

import { publishBuild } from '../build/build-site';
import { stateFiles } from '../build/state';
import type { ContentApi } from '../sandbox/content-api/start-content-api';
import { writeEdits } from '../sandbox/stock-api/edits';
import { findFreePort } from '../scripts/lib/free-port';
import { readReleaseSettings } from '../server/releases/release-settings';
import { getReleasesDir } from '../server/releases/releases-dir';
import { switchRelease } from '../server/releases/switch-release';

import {
  build,
  buildOnce,
  dataDir,
  getCurrentId,
  readPage,
  startContent,
  startStock,
  toEnvironment,
  toPages,
} from './lib/build';
import { callHook, startProduction, waitUntilIdle } from './lib/production';

let first = '';
beforeAll(async () => {
  await buildOnce();
  first = getCurrentId();
});
// Other tests serve the release that is there, and want it whole.
afterAll(() => switchRelease(getReleasesDir(), first));

/** Everything that a test has to stop or undo, whatever becomes of it. */
const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

async function startAll(options: Parameters<typeof startStock>[0] = {}) {
  const stock = await startStock(options);
  cleanUps.push(() => stock.close());
  const content = await startContent();
  cleanUps.push(() => content.close());
  return { stock, content };
}

function editStock(edits: Parameters<typeof writeEdits>[1]): void {
  writeEdits(dataDir, edits);
  cleanUps.push(() => {
    writeEdits(dataDir, {});
  });
}

/** The oldest item of the largest category: shown on its own pages and on no list's first page. */
async function findOldTractor(url: string): Promise<{ advertisementID: number; model: string }> {
  const body = {
    sort: [{ property: 'createdDate', order: 'asc' }],
    pagination: { size: 1, from: 0 },
    filters: [{ property: 'category.name', values: ['tractors'] }],
  };
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${url}/v1/clients/demo-dealer/items/search/`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  const { results } = (await response.json()) as { results: [{ advertisementID: number; model: string }] };
  return results[0];
}

test('a second build after one machine changed rewrites only the pages that show it', async () => {
  const { stock, content } = await startAll();
  const { advertisementID } = await findOldTractor(stock.url);
  editStock({
    [String(advertisementID)]: { price: { amount: 1234500, currency: 'EUR' }, pricing: { type: 'fixed', vat: 'btw' } },
  });
  const getOutput = watchOutput();
  const bundled = statSync(stateFiles.bundles).mtimeMs;
  // A service manager gives each build a name in its environment.
  const release = await build(content, { INVOCATION_ID: advertisementID.toString() });
  const pages = toPages(release?.written ?? []);
  expect(pages).toHaveLength(3);
  // Nor does it render the others, to find that they are the same.
  expect(getOutput()).toMatch(/static HTML for pages - [\d.]+s - \d{1,2}\//);
  for (const page of pages) {
    expect(page).toMatch(new RegExp(`^(/en|/de)?/(occasions|anlasse)/[^/]+/[^/]*${String(advertisementID)}$`));
    expect(readPage(page)).toMatch(/12[.,]345/);
  }
  // Gatsby fetched no list of hosts: the configuration names its adapter.
  expect(statSync('node_modules/gatsby/latest-adapters.js', { throwIfNoEntry: false })?.mtimeMs ?? 0).toBeLessThan(
    bundled,
  );
  // Its pictures for sharing show the price: new ones in each language take the place of the old ones, and no other is
  // drawn.
  const pictures = ['de', 'en', 'nl'].map((locale): unknown =>
    expect.stringMatching(new RegExp(`^share/${locale}/${String(advertisementID)}-[0-9a-f]+\\.jpg$`)),
  );
  expect(release?.written.filter((file) => file.startsWith('share/')).sort()).toEqual(pictures);
  expect(release?.removed.toSorted()).toEqual(pictures);
  expect(readPage('')).toMatch(/<img src="data:image\/svg\+xml,[^"]+"/);
  expect(readPage('')).toMatch(/"logo":"[^"]+\/static\/[^"]+logo\.svg"/);
  // Nor are scripts bundled of the same code; visitors keep every script, style and font that they have.
  expect(statSync(stateFiles.bundles).mtimeMs).toBe(bundled);
  expect(release?.written.filter((file) => /\.(js|css|woff2)(\.br|\.gz)?$/.test(file))).toEqual([]);
});

test('without a single machine nothing is published until somebody says that it is right, and then every page says so', async () => {
  const { content } = await startAll({ size: 0 });
  expect(await build(content)).toBeNull();
  // Another build of the same would be the same.
  expect(await publishBuild(readReleaseSettings({ ...process.env, PUBLISH_MAX_FALL: '1' }), 'off')).toMatchObject({
    status: 'published',
  });
  expect(readPage('en/occasions')).toContain('there is currently no stock available');
  expect(readPage('')).toContain('er is op dit moment geen voorraad beschikbaar');
});

/** Whatever else it may answer is told in the same way; `fetch-all-stock.test.ts` has what is said. */
test.each([
  ['is down', { kind: 'status', status: 503 }, 'answered with status 503'],
  ['sends fewer items than its total', { kind: 'wrong-total', difference: 3 }, 'but its total is 243'],
] as const)('when the stock API %s a sentence says so, and what is served stays', async (_, behaviour, sentence) => {
  const { stock, content } = await startAll();
  stock.addBehaviour({ endpoint: 'search', ...behaviour });
  await expectNothingPublished(content, {}, sentence);
});

test('when no stock API can be reached a rebuild of the running site says so, is tried again later, and what is served stays', async () => {
  const { stock, content } = await startAll();
  await stock.close();
  const before = getCurrentId();
  const production = await startProduction(await findFreePort(8450), {
    ...toEnvironment(content),
    REBUILD_COMMAND: '',
  });
  cleanUps.push(() => production.kill());
  expect(await callHook(production)).toBe(202);
  const { lastBuild, isDue } = await waitUntilIdle(production);
  expect(isDue).toBe(true);
  expect(lastBuild).toMatchObject({ result: 'refused' });
  expect(lastBuild?.reason).toContain(`The stock API at ${stock.url} cannot be reached`);
  expect(production.getOutput()).not.toContain('without the caches');
  expect(getCurrentId()).toBe(before);
  expect((await fetch(`${production.url}/occasions`)).status).toBe(200);
});

test('when the CMS refuses the token a sentence says so, and what is served stays', async () => {
  const { content } = await startAll();
  await expectNothingPublished(content, { CONTENTFUL_ACCESS_TOKEN: 'wrong' }, 'access token');
});

/** @returns all that is printed from now on, in one line */
function watchOutput(): () => string {
  const written = jest.spyOn(process.stdout, 'write');
  cleanUps.push(() => {
    written.mockRestore();
  });
  return () => {
    const output = written.mock.calls.map(([chunk]) => chunk.toString()).join('');
    return stripVTControlCharacters(output).replace(/\s+/g, ' ');
  };
}

async function expectNothingPublished(content: ContentApi, override: Record<string, string>, sentence: string) {
  const getOutput = watchOutput();
  const before = getCurrentId();
  expect(await build(content, override)).toBeNull();
  expect(getOutput()).toContain(sentence);
  expect(getCurrentId()).toBe(before);
}
