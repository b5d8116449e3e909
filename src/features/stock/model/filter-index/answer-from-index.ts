import { convertMeasure, getRangeUnit, toUnitPath } from '../convert-measure';
import type { Facet, FacetCount, Facets } from '../search/facets';
import { facetProperties, filters, type FilterProperty } from '../search/filters';
import { mergeCounts, toValueKey } from '../search/same-values';
import type { SearchRequest, StockFilter } from '../search/search-request';
import type { SearchResult } from '../search/search-result';

import { getValue, toIndexedItem, type FilterIndex } from './filter-index';
import { findWords } from './find-words';
import type { ListColumn } from './list-column';
import type { Column, Scalar } from './packed-column';
import { toOrder } from './sort-index';

type ValuesFilter = Extract<StockFilter, { values: unknown }>;

/**
 * The answer of the stock API, computed from the stock as of the last build. Null when the index cannot answer: it
 * lacks a property, or the words are ambiguous.
 */
export function answerFromIndex(index: FilterIndex, request: SearchRequest): SearchResult | null {
  const wanted = new Uint8Array(index.size).fill(1);
  for (const filter of request.filters) if (!applyFilter(index, filter, wanted)) return null;
  if (request.freeTextSearch !== undefined) {
    const found = findWords(index, request.freeTextSearch);
    if (found === null) return null;
    keepWhere(wanted, (place) => found(place));
  }
  const facets = toFacets(index, request.aggregations ?? [], wanted);
  if (facets === null) return null;
  const { size, from } = request.pagination;
  const total = wanted.reduce((sum, one) => sum + one, 0);
  const common = { received: 0, total, facets, broken: [], dropped: [] };
  if (size === 0) return { ...common, items: [] };
  const [sort] = request.sort;
  const order = sort === undefined ? null : toOrder(index, sort);
  if (order === null) return null;
  const sorted = order.filter((place) => wanted[place] === 1);
  const matches = request.soldLast === true ? putSoldLast(index, sorted) : sorted;
  const items = matches.slice(from, from + size).map((place) => toIndexedItem(index, place));
  return { ...common, received: items.length, items };
}

/** The order of `toSoldLast`. */
function putSoldLast({ columns }: FilterIndex, places: readonly number[]): readonly number[] {
  const column = columns.get('status');
  const isSold = (place: number) => column !== undefined && getValue(column, place) === 'sold';
  return [...places.filter((place) => !isSold(place)), ...places.filter(isSold)];
}

function keepWhere(wanted: Uint8Array, isMeant: (place: number) => boolean): void {
  for (let place = 0; place < wanted.length; place += 1) if (wanted[place] === 1 && !isMeant(place)) wanted[place] = 0;
}

/**
 * Clears the items that the filter excludes.
 * @returns whether the index has the filter's property
 */
function applyFilter(index: FilterIndex, filter: StockFilter, wanted: Uint8Array): boolean {
  if ('values' in filter && filter.values.length === 0) return true;
  if (filter.property === 'createdDate') return applyDate(index, filter, wanted);
  if (filter.property === 'images') return applyImages(index, filter, wanted);
  const list = index.lists.get(filter.property);
  if (list !== undefined) {
    if (!('values' in filter)) return false;
    const isMeant = toMeant(filter, list.values);
    keepWhere(wanted, (place) => list.places[place]?.some((one) => isMeant[one] === true) === true);
    return true;
  }
  const column = getCompared(index, filter.property);
  if (column === undefined) return false;
  if ('values' in filter) {
    const isMeant = toMeant(filter, column.values);
    keepWhere(wanted, (place) => isMeant[column.places[place] ?? -1] === true);
    return true;
  }
  const { minimum = -Infinity, maximum = Infinity, orValues = [] } = filter;
  if (typeof minimum !== 'number' || typeof maximum !== 'number') return false;
  const isMeant = column.values.map(
    (value) =>
      (value !== null && Number(value) >= minimum && Number(value) <= maximum) || orValues.some((one) => one === value),
  );
  keepWhere(wanted, (place) => isMeant[column.places[place] ?? -1] === true);
  return true;
}

/** Which of a column's values a filter asks for; without any it is no filter. */
function toMeant({ property, values }: ValuesFilter, all: readonly Scalar[]): readonly boolean[] {
  const toKey = (value: unknown) => toValueKey(property, String(value));
  const keys = new Set(values.filter((value) => value !== null).map(toKey));
  return all.map((value) => (value === null ? values.includes(null) : keys.has(toKey(value))));
}

/** What the stock API compares of a property: the numbers of a measure in one unit. */
function getCompared({ columns }: FilterIndex, property: string): Column | undefined {
  const [column, units] = [columns.get(property), columns.get(toUnitPath(property))];
  const unit = getRangeUnit(property);
  if (column === undefined || units === undefined || unit === null) return column;
  // A measure and its unit are of one group, so they have the same places.
  return { ...column, values: column.values.map((value, row) => convertMeasure(value, units.values[row], unit)) };
}

/** The index has the first image: it can tell one or more from none. */
function applyImages({ photos }: FilterIndex, filter: StockFilter, wanted: Uint8Array): boolean {
  if (photos === null || 'values' in filter || filter.minimum !== 1 || filter.maximum !== undefined) return false;
  keepWhere(wanted, (place) => getValue(photos, place) !== null);
  return true;
}

/** The index has days, not times: it can answer only for a start at midnight (UTC). */
function applyDate(index: FilterIndex, filter: StockFilter, wanted: Uint8Array): boolean {
  if ('values' in filter || typeof filter.minimum !== 'string' || filter.maximum !== undefined) return false;
  const first = Date.parse(filter.minimum) / 86_400_000;
  if (!Number.isInteger(first)) return false;
  for (const [rank, place] of index.newest.entries()) {
    const day = index.days[rank] ?? null;
    if (day === null || day < first) wanted[place] = 0;
  }
  return true;
}

/** Null when the index lacks a requested property. */
function toFacets(index: FilterIndex, properties: readonly string[], wanted: Uint8Array): Facets | null {
  const facets: Partial<Record<FilterProperty, Facet>> = {};
  for (const property of properties) {
    const known = facetProperties.find((one) => one === property);
    const column = getCompared(index, property);
    const list = index.lists.get(property);
    if (known !== undefined && list !== undefined) {
      facets[known] = toListCounts(known, list, wanted);
      continue;
    }
    if (known === undefined || column === undefined) return null;
    const isRange = filters.some((row) => row.property === known && row.control === 'range');
    facets[known] = isRange ? toReach(column, wanted) : toCounts(known, column, wanted);
  }
  return facets;
}

function toListCounts(property: FilterProperty, { values, places }: ListColumn, wanted: Uint8Array): Facet {
  const byPlace = new Uint32Array(values.length);
  for (const [stockItem, row] of places.entries())
    if (wanted[stockItem] === 1) for (const place of row) byPlace[place] = (byPlace[place] ?? 0) + 1;
  return toFacet(property, values, byPlace);
}

function toCounts(property: FilterProperty, { values, places }: Column, wanted: Uint8Array): Facet {
  const byPlace = new Uint32Array(values.length);
  for (let stockItem = 0; stockItem < wanted.length; stockItem += 1) {
    const place = places[stockItem];
    if (wanted[stockItem] === 1 && place !== undefined) byPlace[place] = (byPlace[place] ?? 0) + 1;
  }
  return toFacet(property, values, byPlace);
}

/** @param byPlace the number of items of each value */
function toFacet(property: FilterProperty, values: readonly Scalar[], byPlace: Uint32Array): Facet {
  const counts = new Map<string, number>();
  for (const [place, value] of values.entries()) {
    const count = byPlace[place] ?? 0;
    if (value !== null && count > 0) counts.set(String(value), (counts.get(String(value)) ?? 0) + count);
  }
  const listed: FacetCount[] = [...counts].map(([value, count]) => ({ value, count }));
  return { counts: mergeCounts(property, listed) };
}

/** The range of the numbers; without any number, empty counts. */
function toReach(column: Column, wanted: Uint8Array): Facet {
  let minimum = Infinity;
  let maximum = -Infinity;
  for (let stockItem = 0; stockItem < wanted.length; stockItem += 1) {
    const value = wanted[stockItem] === 1 ? getValue(column, stockItem) : null;
    const number = value === null ? NaN : Number(value);
    if (number < minimum) minimum = number;
    if (number > maximum) maximum = number;
  }
  return minimum <= maximum ? { minimum, maximum } : { counts: [] };
}
