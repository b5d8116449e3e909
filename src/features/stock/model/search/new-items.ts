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
  if (answer !== null && isNewestFirst) {
    const filter = asked.filters.find((one) => one.property === property);
    const since = filter !== undefined && 'minimum' in filter ? Date.parse(String(filter.minimum)) : NaN;
    const count = answer.items.filter(({ createdDate }) => Date.parse(createdDate ?? '') >= since).length;
    if (count < answer.items.length || count >= answer.total) return count;
  }
  return search?.(asked)?.total ?? null;
}
