import { mkdtemp, readFile, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { ParentSpanPluginArgs } from 'gatsby';

import { toCategorySlugs } from '../../features/stock/model/categories/category-slugs';
import { parseStockItem, type StockItem } from '../../features/stock/model/item';
import { toCategoryPaths, toItemPaths } from '../../features/stock/model/item-path';
import { parseSuggestionIndex } from '../../features/stock/model/suggestions/suggestion-index';
import { findSuggestions } from '../../features/stock/model/suggestions/suggestions';
import { locales } from '../../i18n/locales';
import { buildRawItem } from '../../testing/factories/stock-item';

import { writeSuggestions } from './write-suggestions';

function toItem(override: Record<string, unknown> = {}): StockItem {
  const parsed = parseStockItem(buildRawItem(override));
  if (parsed.status === 'broken') throw new Error(parsed.reason);
  return parsed.item;
}

/** Gatsby after it has sourced these items. */
function toArgs(items: readonly StockItem[]): ParentSpanPluginArgs {
  const categories = [...new Map(items.map(({ category }) => [category.name, category])).values()];
  const slugs = toCategorySlugs(categories);
  const nodes = {
    StockItem: items.map((item) => ({ ...item, paths: toItemPaths(item, slugs) })),
    StockCategory: categories.map((category) => ({ ...category, paths: toCategoryPaths(category.name, slugs) })),
  };
  const getNodesByType = (type: string) => nodes[type as keyof typeof nodes];
  return { getNodesByType } as unknown as ParentSpanPluginArgs;
}

let folder: string;
const toFile = (locale: string) => path.join(folder, 'public', 'stock-suggestions', `${locale}.json`);
const readIndex = async (locale: string) => parseSuggestionIndex(JSON.parse(await readFile(toFile(locale), 'utf8')));

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'suggestions-'));
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(folder, { recursive: true });
});

it.each(locales)('writes what can be suggested in %s, with the addresses of the nodes', async (locale) => {
  const args = toArgs([toItem(), toItem({ advertisementID: 7, advertiserStockNumber: null, makeName: 'Overig' })]);
  await writeSuggestions(args);
  const index = await readIndex(locale);
  if (index === null) throw new Error('the index is not whole');
  const [item, other] = args.getNodesByType('StockItem');
  const [category] = args.getNodesByType('StockCategory');
  const pathOf = (node: unknown) => (node as { paths: Record<string, string> }).paths[locale];
  expect(findSuggestions(index, 'L20417')).toMatchObject([{ path: pathOf(item) }]);
  expect(findSuggestions(index, '7')).toMatchObject([{ path: pathOf(other) }]);
  const label = { nl: 'Tractoren', en: 'Tractors', de: 'Traktoren' }[locale];
  expect(findSuggestions(index, label)).toMatchObject([{ kind: 'category', label, path: pathOf(category), count: 2 }]);
});

it('leaves a file alone that would be the same, and writes one that would not', async () => {
  await writeSuggestions(toArgs([toItem()]));
  const longAgo = new Date('2020-01-01');
  await utimes(toFile('nl'), longAgo, longAgo);
  await writeSuggestions(toArgs([toItem({ price: { amount: 1, currency: 'EUR' } })]));
  expect((await stat(toFile('nl'))).mtime).toEqual(longAgo);
  await writeSuggestions(toArgs([toItem({ makeName: 'Claas' })]));
  expect((await stat(toFile('nl'))).mtime).not.toEqual(longAgo);
});
