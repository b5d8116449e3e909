import { clearApplied, setRange, setValues } from '../applied-filters';
import { filters, type RangeProperty } from '../filters';
import type { Range, StockQuery } from '../query';

import type { Doubt, Meant, Reading, ValueName } from './reading';

/**
 * A query with what a sentence means. It refines the query; another category begins anew, because the filters before
 * were for other machines. Words of models replace the search term.
 */
export function applyReading({ values, ranges, sort, term }: Reading, before: StockQuery): StockQuery {
  const named = values['category.name'] ?? [];
  const chosen = before.values['category.name'] ?? [];
  const isOther = chosen.length > 0 && named.some((name) => !chosen.includes(name));
  let query: StockQuery = { ...(isOther ? clearApplied(before) : before), term, page: 1 };
  // First, because it drops filters that are for other categories.
  if (named.length > 0) query = setValues(query, 'category.name', named);
  for (const [property, list] of Object.entries(values) as [ValueName, readonly string[]][])
    if (property !== 'category.name')
      query = setValues(query, property, isEach(property) ? join(query.values[property], list) : list);
  for (const [property, range] of Object.entries(ranges) as [RangeProperty, Range][])
    query = setRange(query, property, toPossible(property, range));
  return sort === null ? query : { ...query, sort };
}

/** Whether an item has to have each of the values: another one is wanted beside those before. */
function isEach(property: ValueName): boolean {
  return filters.some((row) => row.property === property && 'isEach' in row);
}

const join = (before: readonly string[] = [], added: readonly string[]) => [...new Set([...before, ...added])];

/** A range within what its filter takes: an address with more than that has no such filter. */
function toPossible(property: RangeProperty, { minimum, maximum }: Range): Range {
  const row = filters.find((one) => one.property === property);
  const clamp = (bound: number | null) =>
    bound === null || row?.control !== 'range' ? bound : Math.min(Math.max(bound, row.lowest), row.highest);
  return { minimum: clamp(minimum), maximum: clamp(maximum) };
}

/** Whether a sentence is understood as more than words for the API's own text search. */
export function hasFilters({ values, ranges, sort }: Reading): boolean {
  return sort !== null || Object.keys(values).length > 0 || Object.keys(ranges).length > 0;
}

/** Whether a sentence names makes and models only, which the API's own text search finds as well. */
export function isNameOnly({ values, ranges, sort, unused }: Reading): boolean {
  const names = Object.keys(values);
  return (
    sort === null &&
    unused.length === 0 &&
    Object.keys(ranges).length === 0 &&
    names.every((name) => name === 'makeName')
  );
}

/** The choices that a doubt offers: each meaning is one, a sub category together with its category. */
export function toChoices({ meant }: Pick<Doubt, 'meant'>): Meant[][] {
  const isOf = (one: Meant, property: ValueName) => 'values' in one && one.property === property;
  const hasSub = meant.some((one) => isOf(one, 'subCategory.name')) && meant.some((one) => isOf(one, 'category.name'));
  if (!hasSub) return meant.map((one) => [one]);
  const isPlace = (one: Meant) => isOf(one, 'subCategory.name') || isOf(one, 'category.name');
  return [meant.filter(isPlace), ...meant.filter((one) => !isPlace(one)).map((one) => [one])];
}

/**
 * A query with one choice of a doubt. A category joins those that the sentence names; beside others it begins anew.
 * @param named the categories that the sentence names
 */
export function applyChoice(choice: readonly Meant[], query: StockQuery, named: readonly string[] = []): StockQuery {
  const isCategory = choice.some((meant) => 'values' in meant && meant.property === 'category.name');
  const isStray = (query.values['category.name'] ?? []).some((name) => !named.includes(name));
  return choice.reduce<StockQuery>(
    (before, meant) => {
      if ('sort' in meant) return { ...before, sort: meant.sort, page: 1 };
      if ('term' in meant) return { ...before, term: joinTerms(before.term, meant.term), page: 1 };
      if ('range' in meant) return setRange(before, meant.property, meant.range);
      return setValues(before, meant.property, [
        ...new Set([...(before.values[meant.property] ?? []), ...meant.values]),
      ]);
    },
    isCategory && isStray ? clearApplied(query) : query,
  );
}

/** Words of a search term, joined. */
export function joinTerms(...terms: readonly string[]): string {
  return terms.filter((term) => term !== '').join(' ');
}
