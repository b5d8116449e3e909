/**
 * A query string that narrows a list or orders it differently: by a filter, a term or an order. Such a list is one of
 * endless many and is not indexed; a page of a list (`page`) is. Written so that servers understand it, too
 * (`deploy/nginx-config.ts`).
 */
export const refinedPattern = '(^|[?&])(filter-|sortBy=|freeTextSearch=)';

const refined = new RegExp(refinedPattern);

/** @param search the query string of an address @example isRefined('?page=2') // false */
export function isRefined(search: string): boolean {
  return refined.test(search);
}
