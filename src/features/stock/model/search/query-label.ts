import type { Wording } from '../measures';

import { toAppliedFilters } from './applied-filters';
import type { FilterWords } from './filter-words';
import { emptyQuery, type StockQuery } from './query';
import { formatSort } from './sort';

/**
 * A query in short words: its filters in the order of the panel, its search term, its order.
 * @param before what is said already: only what the query has more than this one
 */
export function toQueryLabel(
  { toShortLabel }: Pick<FilterWords, 'toShortLabel'>,
  { t }: Pick<Wording, 't'>,
  query: StockQuery,
  before: StockQuery = emptyQuery,
): string {
  const known = new Set(toAppliedFilters(before).map((filter) => JSON.stringify(filter)));
  const added = toAppliedFilters(query).filter((filter) => !known.has(JSON.stringify(filter)));
  const terms = added.filter(({ kind }) => kind === 'term');
  const sort = formatSort(query.sort);
  return [
    ...[...added.filter(({ kind }) => kind !== 'term'), ...terms].map(toShortLabel),
    ...(sort === formatSort(before.sort) ? [] : [t(`search:sort.${sort}`)]),
  ].join(' · ');
}
