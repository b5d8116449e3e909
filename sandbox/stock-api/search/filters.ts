import type { Bound, Filter } from './search-request';

/** The values of one property of the whole stock, by position; undefined if an item has none. */
export type Column = readonly unknown[];
export type GetColumn = (path: string) => Column;

type Test = (position: number) => boolean;

/** Builds one test for all filters: every filter must match, by any of its values. */
export function toTest(filters: readonly Filter[], getColumn: GetColumn): Test {
  const tests = filters.flatMap((filter) => toTests(filter, getColumn(filter.property)));
  return (position) => tests.every((test) => test(position));
}

function toTests({ values, minimum, maximum, orValues = [] }: Filter, column: Column): Test[] {
  const tests: Test[] = [];
  if (values !== undefined && values.length > 0) {
    const wanted = new Set(values.filter((value) => value !== null).map(String));
    // `null` is for items without a value (the site's contract).
    const wantsNone = values.includes(null);
    tests.push((position) => {
      const value = column[position];
      if (Array.isArray(value)) return value.some((one) => isScalar(one) && wanted.has(String(one)));
      return isScalar(value) ? wanted.has(String(value)) : wantsNone && (value ?? null) === null;
    });
  }
  const ends: Test[] = [];
  if (minimum !== undefined) ends.push(toRangeTest(column, minimum, (value, bound) => value >= bound));
  if (maximum !== undefined) ends.push(toRangeTest(column, maximum, (value, bound) => value <= bound));
  if (ends.length === 0) return tests;
  const others = new Set<unknown>(orValues);
  return [...tests, (position) => ends.every((test) => test(position)) || others.has(column[position] ?? null)];
}

function toRangeTest(column: Column, bound: Bound, compare: (value: number, bound: number) => boolean): Test {
  const limit = toNumber(bound);
  return (position) => {
    const value = column[position];
    // Compares numbers with numbers and dates with dates: a year is no point in time.
    if (limit === null || typeof value !== typeof bound) return false;
    const number = toNumber(value);
    return number !== null && compare(number, limit);
  };
}

/** Returns a number itself, an ISO 8601 date in milliseconds, and null for anything else. */
export function toNumber(value: unknown): number | null {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return null;
  const time = Date.parse(value);
  return Number.isNaN(time) ? null : time;
}

function isScalar(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
