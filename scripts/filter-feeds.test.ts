/** @size medium */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { FastifyInstance } from 'fastify';
import { SaxesParser } from 'saxes';

import { startStockApi, type StockApi } from '../sandbox/stock-api/start-stock-api';
import { createFeeds } from '../server/feeds/create-feeds';
import { createSiteServer } from '../server/site/create-site-server';
import { searchStock } from '../src/features/stock/api/search-stock';
import { createStockClient } from '../src/features/stock/api/stock-client';
import { filters } from '../src/features/stock/model/search/filters';
import { emptyQuery, formatQuery, parseQuery } from '../src/features/stock/model/search/query';
import { toSearchPlan } from '../src/features/stock/model/search/search-plan';
import type { Scope } from '../src/features/stock/model/search/search-request';
import { newestInFeed } from '../src/features/stock/model/seo/feed';
import { locales } from '../src/i18n/locales';

/** A feed of a filter has the items of the list of that filter: both ask the sandbox's stock API. */

const folder = mkdtempSync(path.join(tmpdir(), 'filter-feeds-'));
const today = new Date('2026-11-21T17:30:00Z');
const sectors = { agriculture: ['tractors', 'combineHarvesters'], garden: [] };
let api: StockApi;
let server: FastifyInstance;
let passedMs = 0;

beforeAll(async () => {
  api = await startStockApi({ port: 0, dataDir: path.join(folder, 'sandbox'), today });
  const release = path.join(folder, 'releases', '20261121-120000');
  mkdirSync(release, { recursive: true });
  const stock = { apiUrl: api.url, companyId: api.companyId };
  writeFileSync(
    path.join(release, 'release.json'),
    JSON.stringify({ contentSecurityPolicy: '', stock, machines: [], sectors }),
  );
  symlinkSync('20261121-120000', path.join(folder, 'releases', 'current'));
  const feeds = createFeeds({ siteUrl: 'https://dealer.example', now: () => today.getTime() + passedMs });
  server = await createSiteServer({ releasesDir: path.join(folder, 'releases'), feeds });
});
afterAll(async () => {
  await server.close();
  await api.close();
  rmSync(folder, { recursive: true });
});

/** A list of the browser, after its facets have said how values are spelled. */
function openList(scope: Scope = {}) {
  const stockApi = { url: api.url, companyId: api.companyId };
  const client = createStockClient({
    search: (request, signal) => searchStock({ api: stockApi, request, timeoutMs: 5000, signal }),
  });
  return async function list(search: string) {
    const query = { ...parseQuery(search), page: 3 };
    const plan = toSearchPlan({ query, scope, firstPage: 1, today });
    const all = toSearchPlan({ query: emptyQuery, scope, firstPage: 1, today });
    const answers = [];
    for (const request of [...all.pages, ...plan.pages]) {
      const answer = await client.fetch(request, new AbortController().signal);
      if (answer.status === 'error') throw new Error(answer.reason);
      answers.push(answer.value);
    }
    const [, ...pages] = answers;
    const ids = pages.flatMap(({ items }) => items.map(({ advertisementID }) => advertisementID));
    return { ids: ids.slice(0, newestInFeed), total: pages[0]?.total };
  };
}

async function readJsonFeed(locale: string, search: string) {
  const answer = await server.inject(`/feeds/${locale}?format=json&${search.replace('?', '')}`);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/feed+json; charset=utf-8']);
  return answer.json<{ title: string; items: { id: string; url: string }[] }>();
}

/** A filter of each row whose items the sandbox has: the words of its list, or a part of what there is. */
const searches = filters.map((row): [string, string] => {
  const of = (values: StockValues) => formatQuery({ ...emptyQuery, values });
  type StockValues = typeof emptyQuery.values;
  if (row.control === 'range') {
    const from = row.property === 'constructionYear' ? 2010 : 1;
    const range = { minimum: from, maximum: Math.min(row.highest, row.lowest + 40_000) };
    return [row.property, formatQuery({ ...emptyQuery, ranges: { [row.property]: range } })];
  }
  const choices: Partial<Record<string, string[]>> = {
    'category.name': ['tractors', 'forklifts'],
    'subCategory.name': ['rowCropTractors'],
    makeName: ['Fendt', 'John Deere', 'Linde'],
    mastStageCount: ['triplex'],
    mastType: ['triplex', 'duplex'],
    transmissionType: ['powershift', 'cvt', 'manual'],
    energyType: ['diesel'],
    emissionsClass: ['Stage V'],
    transaction: ['rental'],
    used: ['new'],
    advertiserStockNumber: ['L20417'],
  };
  return [row.property, of({ [row.property]: choices[row.property] ?? ['value' in row ? row.value : ''] })];
});

test.each([
  ...searches,
  ['everything', ''],
  ['a term', '?freeTextSearch=fendt vario'],
  ['several', '?filter-category.name[]=tractors&filter-makeName[]=Fendt,Claas&filter-constructionYear-min=2012'],
  ['a range with what is unknown', '?filter-price.amount-max=30000&filter-price.amount-unknown=yes'],
  ['another order, on another page', '?filter-makeName[]=Fendt&sortBy=price_amount-asc&page=2'],
])('a feed by %s has what the list of it has, in each language', async (_, search) => {
  const query = parseQuery(search);
  const { ids, total } = await openList()(formatQuery({ ...query, sort: emptyQuery.sort, page: 1 }));
  for (const locale of locales) {
    const { items } = await readJsonFeed(locale, search);
    expect(items.map(({ id }) => id)).toEqual(ids);
    expect(items.length).toBe(Math.min(total ?? 0, newestInFeed));
    const prefix = locale === 'nl' ? 'https://dealer.example/' : `https://dealer.example/${locale}/`;
    expect(items.every(({ url, id }) => url.startsWith(prefix) && /(\d+)$/.exec(url)?.[1] === id)).toBe(true);
  }
});

test('most filters of the table have items here', async () => {
  const found = await Promise.all(searches.map(async ([, search]) => (await readJsonFeed('nl', search)).items.length));
  expect(found.filter((count) => count > 0).length).toBeGreaterThan(searches.length - 4);
});

test('the feed of a sector has the items of its list, and that of one without categories none', async () => {
  const search = '?filter-makeName[]=Fendt&filter-category.name[]=forklifts';
  const { ids } = await openList({ 'category.name': sectors.agriculture })('?filter-makeName[]=Fendt');
  const { items } = await readJsonFeed('en', `${search}&sector=agriculture`);
  expect([items.map(({ id }) => id), ids.length > 0]).toEqual([ids, true]);
  expect((await readJsonFeed('en', 'sector=garden')).items).toEqual([]);
});

test('RSS has the same items as JSON, and is whole XML', async () => {
  const search = 'filter-makeName[]=Fendt&freeTextSearch=%3C%26%22';
  for (const one of ['filter-makeName[]=Fendt', search]) {
    const { items } = await readJsonFeed('de', one);
    const { body } = await server.inject(`/feeds/de?${one}`);
    const links: string[] = [];
    const parser = new SaxesParser();
    let isLink = false;
    parser.on('opentag', ({ name }) => (isLink = name === 'link'));
    parser.on('text', (text) => isLink && links.push(text.trim()));
    parser.write(body).close();
    expect(links.filter((text) => text.startsWith('http')).slice(1)).toEqual(items.map(({ url }) => url));
  }
});

test('while the stock API fails, feeds of before are served, and others say when to try again', async () => {
  const before = await readJsonFeed('nl', 'filter-makeName[]=Fendt');
  api.addBehaviour({ endpoint: 'search', kind: 'status', status: 500 });
  passedMs = 3_600_000;
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await readJsonFeed('nl', 'filter-makeName[]=Fendt')).toEqual(before);
  const answer = await server.inject('/feeds/nl?filter-makeName[]=Claas');
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '60']);
  expect(logged).toHaveBeenCalledTimes(2);
  logged.mockRestore();
  api.reset();
  passedMs += 60_000;
  expect((await server.inject('/feeds/nl?filter-makeName[]=Claas')).statusCode).toBe(200);
});
