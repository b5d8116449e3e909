import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { BuildArgs } from 'gatsby';

import { toCategorySlugs } from '../../features/stock/model/categories/category-slugs';
import { parseStockItem } from '../../features/stock/model/item';
import { toItemPaths } from '../../features/stock/model/item-path';
import { locales } from '../../i18n/locales';
import { toDealerDay } from '../../lib/dealer-day';
import { buildRawItem } from '../../testing/factories/stock-item';

import { toItemRobots, type StockHistory, type StockNode } from './stock-history';
import { writeSitemaps, type BuiltPage } from './write-sitemaps';

const siteUrl = 'https://dealer.example';
const dayMs = 86_400_000;
const today = toDealerDay(new Date());
const daysAgo = (days: number) => new Date(Date.parse(today) - days * dayMs).toISOString().slice(0, 10);

/** Sold so many days ago, or for sale. */
const stockItems = { 1: null, 2: null, 3: 30, 4: 31, 5: 30, 6: 31 } as const;
const built = ['1', '3', '4'];

const nodes = Object.keys(stockItems).map((id): StockNode => {
  const parsed = parseStockItem(buildRawItem({ advertisementID: id }));
  if (parsed.status === 'broken') throw new Error(parsed.reason);
  const paths = toItemPaths(parsed.item, toCategorySlugs([parsed.item.category]));
  return { ...parsed.item, id: `node ${id}`, paths, internal: { contentDigest: id } };
});
const history: StockHistory = Object.fromEntries(
  Object.entries(stockItems).map(([id, days]) => [
    id,
    { digest: id, changed: '2026-10-02', ...(days !== null && { sold: daysAgo(days) }) },
  ]),
);

/** Gatsby after a build in which some machines got pages. */
function toArgs(): [BuildArgs, { pages: BuiltPage[]; history: StockHistory }] {
  const pages = nodes
    .filter(({ advertisementID }) => built.includes(advertisementID))
    .flatMap(({ id, paths, advertisementID }) =>
      locales.map((language) => ({
        path: paths[language],
        context: {
          language,
          route: 'stockItem' as const,
          alternates: paths,
          id,
          robots: toItemRobots(history[advertisementID]?.sold, today),
        },
      })),
    );
  const args = {
    getNodesByType: (type: string) => ({ StockItem: nodes })[type] ?? [],
    getNode: (wanted: string) => nodes.find(({ id }) => id === wanted),
  };
  return [args as unknown as BuildArgs, { pages, history }];
}

let folder: string;
const read = (locale: string) => readFile(path.join(folder, 'public/sitemaps', `${locale}-1.xml`), 'utf8');

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sitemaps-'));
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
  await writeSitemaps(...toArgs(), siteUrl);
});
afterAll(async () => {
  jest.restoreAllMocks();
  await rm(folder, { recursive: true });
});

test.each(locales)('machines without pages are listed as those with pages are, in %s', async (locale) => {
  const listed = [...(await read(locale)).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  // For sale, and sold no longer ago than 30 days; each once.
  const expected = nodes.filter(({ advertisementID }) => ['1', '2', '3', '5'].includes(advertisementID));
  expect(listed).toEqual(expected.map(({ paths }) => siteUrl + paths[locale]));
});

test('a machine without a page has its languages, its day and its pictures', async () => {
  const [one, other] = (await read('en'))
    .split('<url>')
    .slice(1, 3)
    .map((entry) => entry.replace(/-\d(?=["<])/g, '').replace(/<\/urlset>$/, ''));
  expect(other).toBe(one);
  expect(one).toContain('<lastmod>2026-10-02</lastmod>');
  expect(one?.match(/hreflang="(nl|en|de|x-default)"/g)).toHaveLength(locales.length + 1);
  expect(one).toContain('<image:loc>');
});
