import { listFields } from '../item-fields';

import { facetProperties, filters, freeTextProperties, type FilterRow } from './filters';
import { pageSize, type Range, type StockQuery } from './query';
import { defaultSort, type StockSort } from './sort';

/** Spec section 9. */
export const teaserSize = 4;

type RangeRow = Extract<FilterRow, { control: 'range' }>;

export type StockFilter =
  | { property: string; values: readonly (string | number | boolean)[] }
  | { property: string; minimum?: number | string; maximum?: number | string };

/** The body of a search (spec section 7, call 3). */
export type SearchRequest = {
  sort: readonly StockSort[];
  pagination: { size: number; from: number };
  source: readonly string[];
  aggregations?: readonly string[];
  freeTextSearch?: { term: string; properties: readonly string[] };
  filters: readonly StockFilter[];
};

export type SearchOptions = {
  page?: number;
  size?: number;
  sort?: StockSort;
  term?: string;
  filters?: readonly StockFilter[];
  source?: readonly string[];
  aggregations?: readonly string[];
};

/** @param options.page counts from 1 */
export function buildSearchRequest({
  page = 1,
  size = teaserSize,
  sort = defaultSort,
  term = '',
  filters = [],
  source = listFields,
  aggregations = [],
}: SearchOptions): SearchRequest {
  return {
    sort: [sort],
    pagination: { size, from: (page - 1) * size },
    source,
    ...(aggregations.length > 0 && { aggregations }),
    ...(term !== '' && { freeTextSearch: { term, properties: freeTextProperties } }),
    filters,
  };
}

/** What all items of a list have in common, by property: the category of its page, the categories of its sector. */
export type Scope = Readonly<Partial<Record<string, readonly string[]>>>;

export type QueryRequest = { query: StockQuery; scope: Scope; today: Date };

/** One page of a list, with the counts of its facets when they are wanted. */
export function buildPageRequest({
  query,
  scope,
  today,
  page,
  withFacets,
}: QueryRequest & { page: number; withFacets: boolean }): SearchRequest {
  return buildSearchRequest({
    page,
    size: pageSize,
    sort: query.sort,
    term: query.term,
    filters: toFilters({ query, scope, today }),
    ...(withFacets && { aggregations: facetProperties }),
  });
}

/** How many items a query finds, and the values of the facets that are named; no items. */
export function buildCountRequest(request: QueryRequest, aggregations: readonly string[] = []): SearchRequest {
  const { term } = request.query;
  return buildSearchRequest({ size: 0, source: ['advertisementID'], term, filters: toFilters(request), aggregations });
}

/**
 * The filters of a query as the API wants them: prices in cents, choices as the values they stand for, days as dates.
 */
export function toFilters({ query, scope, today }: QueryRequest): StockFilter[] {
  return filters.flatMap((row): StockFilter[] => {
    const { property } = row;
    if (row.control === 'range') {
      const range = query.ranges[row.property];
      return range === undefined ? [] : toRangeFilters(row, range);
    }
    const values = query.values[row.property] ?? scope[property] ?? [];
    const [value = ''] = values;
    // A sector without categories has no items, but an empty list would be no filter: the empty name belongs to
    // nothing.
    if (values.length === 0) return scope[property] === undefined ? [] : [{ property, values: [''] }];
    if (row.control === 'recent') return [{ property, minimum: getDaysAgo(today, row.days) }];
    if (row.control === 'choice') return [{ property, values: row.choices[value as keyof typeof row.choices] }];
    // Stock numbers are compared letter by letter, and few people type their capitals.
    if (row.control === 'text') return [{ property, values: [...new Set([value, value.toUpperCase()])] }];
    return [{ property, values }];
  });
}

/** A machine on request costs nothing, as the API has it; it is none of those "up to" a price, nor one "from 0". */
function toRangeFilters(row: RangeRow, { minimum, maximum }: Range): StockFilter[] {
  // Euros times 100 are not whole in binary: 0.29 × 100 is 28.999999999999996.
  const toBound = (value: number | null) => (value === null ? null : Math.round(value * row.scale));
  const lowest = row.isZeroUnknown === true ? toBound(minimum) || (maximum === null ? null : 1) : toBound(minimum);
  // Nothing costs 0, but a range that ends before it begins is no question.
  const highest = maximum === null ? null : Math.max(toBound(maximum) ?? 0, lowest ?? 0);
  if (lowest === null && highest === null) return [];
  return [
    {
      property: row.property,
      ...(lowest !== null && { minimum: lowest }),
      ...(highest !== null && { maximum: highest }),
    },
  ];
}

/** Midnight (UTC) some days before: the same all day, so that what was found is found again in the cache. */
function getDaysAgo(today: Date, days: number): string {
  const date = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() - days));
  return date.toISOString().replace('.000', '');
}

/** Leaves out what a scope does not hold: a category of another sector, or the one category that a page is about. */
export function restrictToScope(query: StockQuery, scope: Scope): StockQuery {
  const values = { ...query.values };
  for (const { property } of filters) {
    const allowed = scope[property];
    if (allowed === undefined || property in query.ranges) continue;
    const given = values[property as keyof typeof values] ?? [];
    const kept = allowed.length > 1 ? given.filter((value) => allowed.includes(value)) : [];
    if (kept.length > 0) values[property as keyof typeof values] = kept;
    else Reflect.deleteProperty(values, property);
  }
  return { ...query, values };
}
