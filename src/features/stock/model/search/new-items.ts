import type { StockItem } from '../item';

import { toggleValue } from './applied-filters';
import type { StockQuery } from './query';
import type { StockAnswer } from './search-plan';
import { buildCountRequest, type QueryRequest, type SearchRequest } from './search-request';
import { defaultSort, formatSort } from './sort';

const property = 'createdDate';

/** Sets the filter for what is new this week, or removes it. */
export function toggleNew(query: StockQuery): StockQuery {
  return toggleValue(query, property, 'week');
}

type Shown = QueryRequest & {
  /** The answer to the query, with the times of creation; null when it has none. */
  answer: StockAnswer | null;
  firstPage: number;
  /** Searches the index; null without one. */
  search: ((request: SearchRequest) => { total: number } | null) | null;
};

/**
 * The number of items of a list that are new this week, without a request to the stock API: a list that begins with the
 * newest ends them in sight. Else the index counts.
 * @returns null when neither can tell
 */
export function countNew({ answer, firstPage, search, ...request }: Shown): number | null {
  const { query } = request;
  if (query.values[property] !== undefined) return answer?.total ?? null;
  const asked = buildCountRequest({ ...request, query: toggleNew(query) });
  const isNewestFirst = firstPage === 1 && formatSort(query.sort) === formatSort(defaultSort);
  const items = answer === null ? [] : toNewestFirst(answer);
  if (answer !== null && items !== null && isNewestFirst) {
    const filter = asked.filters.find((one) => one.property === property);
    const since = filter !== undefined && 'minimum' in filter ? Date.parse(String(filter.minimum)) : NaN;
    const count = items.filter(({ createdDate }) => Date.parse(createdDate ?? '') >= since).length;
    if (count < items.length || count >= answer.total) return count;
  }
  return search?.(asked)?.total ?? null;
}

/** Without regard to what is sold; null where that may stand on a later page. */
function toNewestFirst({ items, unsplit, total, facets: { status } }: StockAnswer): readonly StockItem[] | null {
  const hasSold = status !== undefined && 'counts' in status && status.counts.some(({ value }) => value === 'sold');
  return unsplit ?? (hasSold && items.length < total ? null : items);
}
