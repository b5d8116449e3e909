import { toWhole } from '../../../../lib/plain-text';

/**
 * The names of a list's address (spec section 7), and how values are written in it. Pages with a search field and no
 * list need nothing else of `query.ts`.
 */
export const names = {
  term: 'freeTextSearch',
  sort: 'sortBy',
  page: 'page',
  list: (property: string) => `filter-${property}[]`,
  single: (property: string) => `filter-${property}`,
  minimum: (property: string) => `filter-${property}-min`,
  maximum: (property: string) => `filter-${property}-max`,
  unknown: (property: string) => `filter-${property}-unknown`,
} as const;

/** How many letters a search may have. No visitor needs more. */
export const longestTerm = 300;

/** A query string, `''` or with a leading `?`. */
export function joinPairs(pairs: readonly (readonly [string, string])[]): string {
  const text = pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
  return text === '' ? '' : `?${text}`;
}

/** Values of one filter. A comma in one is escaped, because commas separate them, and so is that escape's own sign. */
export function joinValues(values: readonly string[]): string {
  return values.map((value) => value.replace(/%/g, '%25').replace(/,/g, '%2C')).join(',');
}

/** The query string of a list that is searched for a text as it is. */
export const toTermSearch = (term: string): string => joinPairs(term === '' ? [] : [[names.term, term]]);

/** The query string of the list of a make. */
export const toMakeSearch = (make: string): string => joinPairs([[names.list('makeName'), joinValues([make])]]);

/** A query string may contain brackets and commas, which are easier to read unencoded. Lone surrogates are removed. */
function encode(text: string): string {
  return encodeURIComponent(toWhole(text)).replace(
    /%(5B|5D|2C)/g,
    (code) => ({ '%5B': '[', '%5D': ']', '%2C': ',' })[code] ?? code,
  );
}
