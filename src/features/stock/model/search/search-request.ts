import { unknownValues } from '../contract-values';
import { listFields } from '../item-fields';

import { filters, freeTextProperties, getFacetProperties, type FilterRow } from './filters';
import { pageSize, type Range, type StockQuery } from './query';
import { defaultSort, type StockSort } from './sort';

/** Spec section 9. */
export const teaserSize = 4;

type RangeRow = Extract<FilterRow, { control: 'range' }>;

export type StockFilter =
  | { property: string; values: readonly (string | number | boolean | null)[] }
  | { property: string; minimum?: number | string; maximum?: number | string; orValues?: readonly (number | null)[] };

/** The body of a search (spec section 7, call 3). */
export type SearchRequest = {
  sort: readonly StockSort[];
  pagination: { size: number; from: number };
  source: readonly string[];
  aggregations?: readonly string[];
  freeTextSearch?: { term: string; properties: readonly string[] };
  filters: readonly StockFilter[];
  /** What is sold stands after all that can be bought (`search-sold-last.ts`); not sent. */
  soldLast?: true;
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

/**
 * Builds the body of a search.
 * @param options.page from 1
 */
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

/** The categories of a list, by API name; none for the whole stock. */
export function getChosen({ values }: StockQuery, scope: Scope): readonly string[] {
  return values['category.name'] ?? scope['category.name'] ?? [];
}

/** One page of a list, with or without facet counts. */
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
    ...(withFacets && { aggregations: getFacetProperties(getChosen(query, scope)) }),
  });
}

/** The total of a query and the values of these facets, without items. */
export function buildCountRequest(request: QueryRequest, aggregations: readonly string[] = []): SearchRequest {
  const { term } = request.query;
  return buildSearchRequest({ size: 0, source: ['advertisementID'], term, filters: toFilters(request), aggregations });
}

/** The API's filters for a query: prices in cents, choices as API values, days as dates. */
export function toFilters({ query, scope, today }: QueryRequest): StockFilter[] {
  return filters.flatMap((row): StockFilter[] => {
    const { property } = row;
    if (row.control === 'range') {
      const range = query.ranges[row.property];
      return range === undefined ? [] : toRangeFilters(row, range);
    }
    const values = query.values[row.property] ?? scope[property] ?? [];
    const [value = ''] = values;
    // A sector without categories has no items, but an empty list would be no filter: no item has an empty name.
    if (values.length === 0) return scope[property] === undefined ? [] : [{ property, values: [''] }];
    if (row.control === 'recent') return [{ property, minimum: getDaysAgo(today, row.days) }];
    if (row.control === 'flag') return [{ property, ...row.asked }];
    if (row.control === 'choice') return [{ property, values: row.choices[value as keyof typeof row.choices] }];
    // The API compares stock numbers letter by letter, and few visitors type capitals.
    if (row.control === 'text') return [{ property, values: [...new Set([value, value.toUpperCase()])] }];
    if ('isEach' in row) return values.map((one) => ({ property, values: [one] }));
    return [{ property, values }];
  });
}

/** The API sends price 0 for an item on request: it is neither "up to" a price nor "from 0". */
function toRangeFilters(row: RangeRow, { minimum, maximum, withUnknown = false }: Range): StockFilter[] {
  // Binary fractions: 0.29 × 100 is 28.999999999999996.
  const toBound = (value: number | null) => (value === null ? null : Math.round(value * row.scale));
  const lowest = row.isZeroUnknown === true ? toBound(minimum) || (maximum === null ? null : 1) : toBound(minimum);
  // No item costs 0, and a range must not end before it begins.
  const highest = maximum === null ? null : Math.max(toBound(maximum) ?? 0, lowest ?? 0);
  if (lowest === null && highest === null) return [];
  return [
    {
      property: row.property,
      ...(lowest !== null && { minimum: lowest }),
      ...(highest !== null && { maximum: highest }),
      ...(withUnknown && { orValues: unknownValues[row.isZeroUnknown === true ? 'missingOrZero' : 'missing'] }),
    },
  ];
}

/** The page of a list whose sold items stand after all others; with a filter for the status nothing is to be split. */
export function toSoldLastRequest(request: SearchRequest): SearchRequest {
  return request.filters.some(({ property }) => property === 'status') ? request : { ...request, soldLast: true };
}

/** Midnight (UTC) some days ago: the same request all day, so that the cache can answer it. */
function getDaysAgo(today: Date, days: number): string {
  const date = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() - days));
  return date.toISOString().replace('.000', '');
}

/** Whether a query has no value outside of a scope. */
export function isWithinScope({ values }: StockQuery, scope: Scope): boolean {
  return filters.every(({ property }) => {
    const allowed = scope[property];
    const given = values[property as keyof typeof values] ?? [];
    return allowed === undefined || given.every((value) => allowed.includes(value));
  });
}

/** Removes values outside of a scope: a category of another sector, or any category on a page about one. */
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
