import path from 'node:path';

import * as v from 'valibot';

import { getPreviousRelease } from '../../../build/previous-release';
import { readIfThere } from '../../../build/read-if-there';
import { toCategoryKey } from '../../features/stock/model/categories/category-slugs';
import { parseItemSlug } from '../../features/stock/model/item-path';
import {
  addressesFile,
  toPageKey,
  updateHistory,
  updateItemPaths,
  type CurrentPage,
} from '../../i18n/addresses/address-history';
import { readKnownAddresses } from '../../i18n/addresses/read-addresses';
import { toAlternates } from '../../i18n/paths';
import { isStaticRoute, routeIds } from '../../i18n/routes';
import { toArticleKey } from '../content/article-addresses';
import { toOwnPageKey } from '../content/own-pages/own-page-addresses';
import { toVacancyKey } from '../content/vacancy-addresses';
import { toArticleIdPaths, toArticlePaths, type PlannedArticle } from '../pages/planned-articles';
import type { PageData } from '../pages/query-page-data';

import type { StockNode } from './stock-history';
import { writeChanged } from './write-changed';

const release = v.object({ machines: v.array(v.string()), live: v.optional(v.array(v.string()), []) });

/**
 * The addresses of the machines that the release before has, by advertisementID, as it says itself; none where it says
 * nothing.
 */
async function readPublishedItems(): Promise<Map<string, string[]>> {
  const folder = getPreviousRelease() ?? '';
  const text = (await readIfThere(path.join(folder, 'release.json'))) ?? '{}';
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), release), text);
  const byId = new Map<string, string[]>();
  for (const address of success ? [...output.machines, ...output.live] : []) {
    const id = parseItemSlug(address.slice(address.lastIndexOf('/') + 1)) ?? '';
    byId.set(id, [...(byId.get(id) ?? []), address]);
  }
  return byId;
}

/**
 * Writes down which addresses the pages of the release have, and had: those of the route table, categories, vacancies
 * articles and pages that editors made. Machines are found by the id at the end; their former addresses are for hosts
 * that cannot do that.
 */
export async function writeAddresses(
  { categories, vacancies, ownPages }: Pick<PageData, 'categories' | 'vacancies' | 'ownPages'>,
  articles: readonly PlannedArticle[],
  stockItems: readonly Pick<StockNode, 'advertisementID' | 'paths'>[],
): Promise<void> {
  const pages: CurrentPage[] = [
    ...routeIds
      .filter(isStaticRoute)
      .map((route) => ({ key: toPageKey(route), paths: toAlternates(route, () => ({})) })),
    ...categories.map(({ name, paths }) => ({ key: toCategoryKey(name), paths })),
    ...vacancies.map(({ id, segment }) => ({
      key: toVacancyKey(id),
      paths: toAlternates('vacancy', () => ({ id: segment })),
      aliases: toAlternates('vacancy', () => ({ id })),
    })),
    ...articles.map((article) => ({
      key: toArticleKey(article.type, article.id),
      paths: toArticlePaths(article),
      aliases: toArticleIdPaths(article),
    })),
    ...ownPages.map(({ id, paths }) => ({ key: toOwnPageKey(id), paths })),
  ];
  const before = readKnownAddresses();
  const now = new Map(stockItems.map(({ advertisementID, paths }) => [advertisementID, Object.values(paths)]));
  const history = {
    ...updateHistory(before, pages),
    machines: updateItemPaths(before.machines ?? {}, await readPublishedItems(), now),
  };
  await writeChanged(addressesFile, JSON.stringify(history));
}
