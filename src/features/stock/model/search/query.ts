import { cutWords } from '../../../../lib/plain-text';
import { contract } from '../contract';
import { isMember } from '../enumerations';

import { joinPairs, joinValues, longestTerm, names } from './address-text';
import { filters, type RangeProperty, type ValueProperty } from './filters';
import { defaultSort, formatSort, parseSort, type StockSort } from './sort';

/**
 * From and to in the visitors' unit (euros, years, hours); null without a bound. `withUnknown`: items without a value
 * match, too.
 */
export type Range = { minimum: number | null; maximum: number | null; withUnknown?: boolean };

/** A visitor's query, as the address of a list holds it. Unset filters are absent. */
export type StockQuery = {
  term: string;
  values: Readonly<Partial<Record<ValueProperty, readonly string[]>>>;
  ranges: Readonly<Partial<Record<RangeProperty, Range>>>;
  sort: StockSort;
  /** From 1. */
  page: number;
};

export const emptyQuery: StockQuery = { term: '', values: {}, ranges: {}, sort: defaultSort, page: 1 };

/** No visitor needs more. A value is a name of the API (`readers/values.ts`), which the list offers. */
export const limits = { values: 50, term: longestTerm, value: 300 } as const;

/** Spec section 9. */
export const pageSize = 24;

/** The API's window limits the pages of one search. */
const lastPage = Math.floor(contract.maximumWindow / pageSize);

/** The last page of a list with this total. */
export function getLastPage(total: number): number {
  return Math.min(Math.max(Math.ceil(total / pageSize), 1), lastPage);
}

const yes = 'yes';

const ownNames: ReadonlySet<string> = new Set([
  names.term,
  names.sort,
  names.page,
  ...filters.flatMap(({ property, control }) =>
    control === 'range'
      ? [names.minimum(property), names.maximum(property), names.unknown(property)]
      : [names.list(property), names.single(property)],
  ),
]);

/**
 * Parses the query string of a list's address (spec section 7). Invalid parts are ignored.
 * @example parseQuery('?filter-makeName[]=Fendt,Claas&filter-price.amount-max=75000&sortBy=price_amount-asc')
 */
export function parseQuery(search: string): StockQuery {
  const parameters = new URLSearchParams(search);
  const values: Partial<Record<ValueProperty, readonly string[]>> = {};
  const ranges: Partial<Record<RangeProperty, Range>> = {};
  for (const row of filters) {
    if (row.control === 'range') {
      const range = toRange(
        parseBound(parameters.get(names.minimum(row.property)), row),
        parseBound(parameters.get(names.maximum(row.property)), row),
        parameters.get(names.unknown(row.property)) === yes,
      );
      if (range !== null) ranges[row.property] = range;
      continue;
    }
    const lists = parameters.getAll(names.list(row.property));
    const given = [
      ...lists.flatMap<string>(row.control === 'options' ? parseValues : toText),
      ...parameters.getAll(names.single(row.property)).map(toText),
    ];
    const valid = [...new Set(given)].filter((value) => {
      if (row.control === 'choice') return Object.hasOwn(row.choices, value);
      if (row.control === 'recent' || row.control === 'flag') return value === row.value;
      if ('enumeration' in row && !isMember(row.enumeration, value)) return false;
      return value !== '' && value.length <= limits.value;
    });
    const kept = valid.slice(0, row.control === 'options' ? limits.values : 1);
    if (kept.length > 0) values[row.property] = kept;
  }
  return {
    term: cutWords(toText(parameters.get(names.term) ?? ''), limits.term),
    values,
    ranges,
    sort: parseSort(parameters.get(names.sort)) ?? defaultSort,
    page: parsePage(parameters.get(names.page)),
  };
}

/**
 * Formats a query as a query string, `''` or with a leading `?`. Defaults are omitted; foreign parameters of `search`
 * are kept.
 */
export function formatQuery(query: StockQuery, search = ''): string {
  const foreign = [...new URLSearchParams(search)].filter(([name]) => !ownNames.has(name));
  const own: [string, string][] = [];
  if (query.term !== '') own.push([names.term, query.term]);
  for (const row of filters) {
    if (row.control === 'range') {
      const { minimum = null, maximum = null, withUnknown = false } = query.ranges[row.property] ?? {};
      if (minimum !== null) own.push([names.minimum(row.property), String(minimum)]);
      if (maximum !== null) own.push([names.maximum(row.property), String(maximum)]);
      if (withUnknown) own.push([names.unknown(row.property), yes]);
      continue;
    }
    const values = query.values[row.property] ?? [];
    if (values.length === 0) continue;
    if (row.control === 'options') own.push([names.list(row.property), joinValues(values)]);
    else own.push([names.single(row.property), values[0] ?? '']);
  }
  if (formatSort(query.sort) !== formatSort(defaultSort)) own.push([names.sort, formatSort(query.sort)]);
  if (query.page > 1) own.push([names.page, String(query.page)]);
  return joinPairs([...foreign, ...own]);
}

function parseValues(text: string): string[] {
  return text.split(',').map((value) => toText(value.replace(/%2C/gi, ',').replace(/%25/g, '%')));
}

/** Trims, and removes control characters, which no value holds. */
function toText(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim();
}

type Bounds = { lowest: number; highest: number; scale: number };

/** A whole number, or one with cents where the API counts cents; no digit grouping. */
function parseBound(text: string | null, { lowest, highest, scale }: Bounds): number | null {
  if (text === null || !(scale === 1 ? /^\d{1,9}$/ : /^\d{1,9}(\.\d{1,2})?$/).test(text)) return null;
  const value = Number(text);
  return value >= lowest && value <= highest ? value : null;
}

/** Null when both ends are open; swapped ends are corrected. */
export function toRange(minimum: number | null, maximum: number | null, withUnknown = false): Range | null {
  if (minimum === null && maximum === null) return null;
  const isSwapped = minimum !== null && maximum !== null && minimum > maximum;
  const ends = isSwapped ? { minimum: maximum, maximum: minimum } : { minimum, maximum };
  return withUnknown ? { ...ends, withUnknown } : ends;
}

function parsePage(text: string | null): number {
  const page = text !== null && /^\d{1,4}$/.test(text) ? Number(text) : 1;
  return page >= 1 && page <= lastPage ? page : 1;
}
