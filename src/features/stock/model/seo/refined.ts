/**
 * Whether a query string filters, searches or sorts a list. There are endlessly many such lists, and none is indexed; a
 * page of a list (`page`) is. The pattern works in web servers, too (`deploy/nginx-config.ts`).
 */
export const refinedPattern = '(^|[?&])(filter-|sortBy=|freeTextSearch=)';

const refined = new RegExp(refinedPattern);

/**
 * Whether an address refines its list.
 * @param search its query string
 * @example isRefined('?page=2') // false
 */
export function isRefined(search: string): boolean {
  return refined.test(search);
}
