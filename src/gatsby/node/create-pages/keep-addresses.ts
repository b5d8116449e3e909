import { toCategoryKey } from '../../../features/stock/model/categories/category-slugs';
import { addressesFile, toPageKey, updateHistory, type CurrentPage } from '../../../i18n/addresses/address-history';
import { readKnownAddresses } from '../../../i18n/addresses/read-addresses';
import { toAlternates } from '../../../i18n/paths';
import { isStaticRoute, routeIds } from '../../../i18n/routes';
import { toVacancyKey } from '../cms/vacancy-addresses';
import { writeChanged } from '../public-files/write-changed';

import type { PageData } from './query-page-data';

/**
 * Writes down which addresses the pages of the release have, and had: those of the route table, categories and vacancies. Machines need none, they are
 * found by the id at the end.
 */
export async function keepAddresses({
  categories,
  vacancies,
}: Pick<PageData, 'categories' | 'vacancies'>): Promise<void> {
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
  ];
  await writeChanged(addressesFile, JSON.stringify(updateHistory(readKnownAddresses(), pages)));
}
