import { pageSize } from './query';
import type { SearchPlan } from './search-plan';
import type { SearchRequest } from './search-request';

/**
 * The requested pages that are not on screen: `list` after a change of filters or order, `after` or `before` for pages
 * to add, null when all are on screen.
 */
export type Missing = 'list' | 'after' | 'before' | null;

export function getMissing(requested: SearchPlan, shown: SearchPlan): Missing {
  if (toListKey(requested.pages[0]) !== toListKey(shown.pages[0])) return 'list';
  if (getLast(requested) > getLast(shown)) return 'after';
  return getFirst(requested) < getFirst(shown) ? 'before' : null;
}

/** The number of the first page of a plan. */
function getFirst({ pages }: SearchPlan): number {
  return (pages[0]?.pagination.from ?? 0) / pageSize + 1;
}

/** The number of the last page of a plan. */
export function getLast(plan: SearchPlan): number {
  return getFirst(plan) + plan.pages.length - 1;
}

/** Equal for all pages of one list. */
function toListKey(request: SearchRequest | undefined): string {
  return JSON.stringify([request?.sort, request?.freeTextSearch, request?.filters]);
}
