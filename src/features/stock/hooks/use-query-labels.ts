import { useTexts } from '@/i18n/use-texts';

import type { NamedCategory } from '../model/categories/category-names';
import { toAppliedFilters } from '../model/search/applied-filters';
import { emptyQuery, type StockQuery } from '../model/search/query';
import { formatSort } from '../model/search/sort';

import { useFilterWords } from './use-filter-words';

/**
 * A query in short words: its filters in the order of the panel, its search term, its order. With another query, what
 * it has more than that one.
 */
export function useQueryLabels(
  categories: readonly NamedCategory[],
): (query: StockQuery, before?: StockQuery) => string {
  const { t } = useTexts();
  const { toShortLabel } = useFilterWords(categories);
  return (query, before = emptyQuery) => {
    const known = new Set(toAppliedFilters(before).map((filter) => JSON.stringify(filter)));
    const added = toAppliedFilters(query).filter((filter) => !known.has(JSON.stringify(filter)));
    const terms = added.filter(({ kind }) => kind === 'term');
    const sort = formatSort(query.sort);
    return [
      ...[...added.filter(({ kind }) => kind !== 'term'), ...terms].map(toShortLabel),
      ...(sort === formatSort(before.sort) ? [] : [t(`search:sort.${sort}`)]),
    ].join(' · ');
  };
}
