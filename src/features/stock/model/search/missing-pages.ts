import { pageSize } from './query';
import type { SearchPlan } from './search-plan';
import type { SearchRequest } from './search-request';

/**
 * What of the pages asked for is not on screen: `list` when other filters or another order are asked for than those
 * shown, `after` or `before` when pages are to be added to those shown, null when all are there.
 */
export type Missing = 'list' | 'after' | 'before' | null;

export function getMissing(asked: SearchPlan, shown: SearchPlan): Missing {
  if (toListKey(asked.pages[0]) !== toListKey(shown.pages[0])) return 'list';
  if (getLast(asked) > getLast(shown)) return 'after';
  return getFirst(asked) < getFirst(shown) ? 'before' : null;
}

/** The number of the first page of a plan. */
function getFirst({ pages }: SearchPlan): number {
  return (pages[0]?.pagination.from ?? 0) / pageSize + 1;
}

/** The number of the last page of a plan. */
export function getLast(plan: SearchPlan): number {
  return getFirst(plan) + plan.pages.length - 1;
}

/** The same for all pages of one list. */
function toListKey(request: SearchRequest | undefined): string {
  return JSON.stringify([request?.sort, request?.freeTextSearch, request?.filters]);
}
