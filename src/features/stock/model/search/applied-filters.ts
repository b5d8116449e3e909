import { omit } from '../../../../lib/omit';

import { filters, getDependents, isFor, type FilterRow, type RangeProperty, type ValueProperty } from './filters';
import { emptyQuery, type Range, type StockQuery } from './query';
import { toValueKey } from './same-values';

/** An applied filter that can be removed: a value, a whole range, or the search term. */
export type AppliedFilter =
  | { kind: 'term'; id: string; term: string }
  | { kind: 'value'; id: string; row: Exclude<FilterRow, { control: 'range' }>; property: ValueProperty; value: string }
  | { kind: 'range'; id: string; row: Extract<FilterRow, { control: 'range' }>; property: RangeProperty; range: Range };

/** The applied filters: the search term, then the others in the order of the panel. */
export function toAppliedFilters({ term, values, ranges }: StockQuery): AppliedFilter[] {
  const applied: AppliedFilter[] = term === '' ? [] : [{ kind: 'term', id: 'term', term }];
  for (const row of filters) {
    if (row.control === 'range') {
      const range = ranges[row.property];
      if (range !== undefined) applied.push({ kind: 'range', id: row.property, row, property: row.property, range });
      continue;
    }
    for (const value of values[row.property] ?? [])
      applied.push({ kind: 'value', id: `${row.property}=${value}`, row, property: row.property, value });
  }
  return applied;
}

/** The query without one applied filter, from its first page. */
export function removeApplied(query: StockQuery, applied: AppliedFilter): StockQuery {
  if (applied.kind === 'term') return { ...query, term: '', page: 1 };
  if (applied.kind === 'range') return setRange(query, applied.property, null);
  const left = (query.values[applied.property] ?? []).filter((value) => value !== applied.value);
  return setValues(query, applied.property, left);
}

/** The query without filters; its order stays. */
export function clearApplied(query: StockQuery): StockQuery {
  return { ...emptyQuery, sort: query.sort };
}

/**
 * Sets the values of a filter and returns to the first page. Without values, dependent filters are removed, too; with
 * other categories, those that are not for them.
 */
export function setValues(query: StockQuery, property: ValueProperty, values: readonly string[]): StockQuery {
  const dependents = values.length === 0 ? getDependents(property) : [];
  const others = [property, ...dependents].reduce<StockQuery['values']>(omit, query.values);
  const strays =
    property === 'category.name' ? filters.filter((row) => 'categories' in row && !isFor(row, values)) : [];
  const names = strays.map((row) => row.property);
  const ranges = names.reduce<StockQuery['ranges']>(omit, query.ranges);
  const kept = names.reduce<StockQuery['values']>(omit, others);
  return { ...query, values: values.length === 0 ? kept : { ...kept, [property]: values }, ranges, page: 1 };
}

/** Selects a value, or removes it. */
export function toggleValue(query: StockQuery, property: ValueProperty, value: string): StockQuery {
  const values = query.values[property] ?? [];
  // The address may spell the value differently.
  const others = values.filter((one) => toValueKey(property, one) !== toValueKey(property, value));
  return setValues(query, property, others.length < values.length ? others : [...values, value]);
}

/**
 * Sets a range.
 * @param range null opens both ends
 */
export function setRange(query: StockQuery, property: RangeProperty, range: Range | null): StockQuery {
  const others = omit(query.ranges, property);
  return { ...query, ranges: range === null ? others : { ...others, [property]: range }, page: 1 };
}
