import { writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

import { getSeedSpace } from '../content-model/seed';
import { brokenItems } from '../sandbox/catalogue/ugly/broken-items';
import type { ContentApi } from '../sandbox/content-api/start-content-api';
import { writeEdits } from '../sandbox/stock-api/edits';
import { startStockApi } from '../sandbox/stock-api/start-stock-api';
import { findFreePort } from '../scripts/lib/free-port';
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
} from './lib/build';
import { answerConsent, startTracker } from './lib/consent';
import { callHook, startProduction, waitUntilIdle } from './lib/production';

/** Pages of a release's changes, as paths. */
const toPages = (files: readonly string[]) =>
  files.filter((file) => file.endsWith('.html')).map((file) => `/${file.replace(/\/?index\.html$/, '')}`);

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

function editContent(edits: object): void {
  const file = `${dataDir}/content-edits.json`;
  writeFileSync(file, JSON.stringify(edits));
  cleanUps.push(() => {
    writeFileSync(file, '{}');
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
  const release = await build(content);
  const pages = toPages(release?.written ?? []);
  expect(pages).toHaveLength(3);
  for (const page of pages) {
    expect(page).toMatch(new RegExp(`^(/en|/de)?/(occasions|anlasse)/[^/]+/[^/]*${String(advertisementID)}$`));
    expect(readPage(page)).toMatch(/12[.,]345/);
  }
  // Its pictures for sharing show the price: new ones in each language take the place of the old ones, and no other is drawn.
  const pictures = ['de', 'en', 'nl'].map((locale): unknown =>
    expect.stringMatching(new RegExp(`^share/${locale}/${String(advertisementID)}-[0-9a-f]+\\.jpg$`)),
  );
  expect(release?.written.filter((file) => file.startsWith('share/')).sort()).toEqual(pictures);
  expect(release?.removed.toSorted()).toEqual(pictures);
  expect(readPage('')).toMatch(/<img src="\/static\/[^"]+logo\.svg"/);
  // Visitors keep every script, style and font that they have.
  expect(release?.written.filter((file) => /\.(js|css|woff2)(\.br|\.gz)?$/.test(file))).toEqual([]);
});

test('without a single machine nothing is published until somebody says that it is right, and then every page says so', async () => {
  const { content } = await startAll({ size: 0 });
  expect(await build(content)).toBeNull();
  const release = await build(content, { PUBLISH_MAX_FALL: '1' });
  expect(release).not.toBeNull();
  expect(readPage('en/occasions')).toContain('there is currently no stock available');
  expect(readPage('')).toContain('er is op dit moment geen voorraad beschikbaar');
});

test.each([
  ['is down', { kind: 'status', status: 503 }, 'answered with status 503'],
  ['answers with HTML', { kind: 'html' }, 'answered with something that is not whole JSON'],
  ['cuts its answer off', { kind: 'truncated' }, 'answered with something that is not whole JSON'],
  ['gives fewer items than its total says', { kind: 'wrong-total', difference: 3 }, 'though its total says 243'],
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

async function expectNothingPublished(content: ContentApi, override: Record<string, string>, sentence: string) {
  const written = jest.spyOn(process.stdout, 'write');
  cleanUps.push(() => {
    written.mockRestore();
  });
  const before = getCurrentId();
  expect(await build(content, override)).toBeNull();
  const output = written.mock.calls.map(([chunk]) => chunk.toString()).join('');
  expect(stripVTControlCharacters(output).replace(/\s+/g, ' ')).toContain(sentence);
  expect(getCurrentId()).toBe(before);
}

test('a configured stock API is used, an item that breaks the contract costs only itself, a content type may be empty, and a tracker waits for consent', async () => {
  const otherDir = `${dataDir}/other`;
  const category = { name: 'combineHarvesters', longPluralTranslated: { nl: 'Maaidorsers' } };
  writeEdits(otherDir, { 900001: { category, makeName: 'Zetmar', model: 'Eigenbouw 1' } });
  const stock = await startStockApi({ port: 0, dataDir: otherDir, size: 0, broken: true });
  cleanUps.push(() => stock.close());
  const vacancies = getSeedSpace().entries.filter(({ sys }) => sys.contentType.sys.id === 'vacancy');
  editContent({
    ...Object.fromEntries(vacancies.map(({ sys }) => [sys.id, null])),
    company: { fields: { name: { nl: 'Ander Bedrijf' }, logo: null, footerNote: null } },
  });
  const content = await startContent();
  cleanUps.push(() => content.close());
  const tracker = await startTracker();
  cleanUps.push(() => tracker.close());
  const release = await build(content, {
    GATSBY_STOCK_API_URL: stock.url,
    GATSBY_STOCK_COMPANY_ID: stock.companyId,
    GATSBY_LEAD_TRACKER_URL: tracker.url,
  });
  const items = toPages(release?.written ?? []).filter((page) => /-\d+$/.test(page));
  expect(items).toEqual(
    expect.arrayContaining([
      '/de/anlasse/maehdrescher/zetmar-eigenbouw-1-900001',
      '/en/occasions/combine-harvesters/zetmar-eigenbouw-1-900001',
      '/occasions/maaidorsers/zetmar-eigenbouw-1-900001',
    ]),
  );
  // Of the broken ones those without a number or a category cannot be shown; the others lose what is broken.
  const numbers = Object.values(brokenItems).map((item) => ('advertisementID' in item ? item.advertisementID : null));
  expect(new Set(items.map((page) => page.replace(/^.*-/, '')))).toEqual(
    new Set(['900001', ...numbers.filter((id) => typeof id === 'number' && id >= 990030).map(String)]),
  );
  expect(readPage('')).toContain('Zetmar Eigenbouw 1');
  expect(readPage('contact')).toContain('Ander Bedrijf');
  expect(readPage('vacatures')).toContain('Er zijn op dit moment geen openstaande vacatures.');
  expect(toPages(release?.removed ?? []).filter((page) => page.includes('vacancy-'))).toHaveLength(
    vacancies.length * 3,
  );
  expect(await answerConsent(tracker.getLoads)).toEqual({
    asked: 0,
    refused: { loads: 0, isAskedAgain: false },
    agreed: 1,
    withdrawn: { loads: 1, cookies: ['consent'] },
  });
});
