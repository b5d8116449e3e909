import { clearApplied, setRange, setValues } from '../applied-filters';
import type { RangeProperty } from '../filters';
import type { StockQuery } from '../query';
import type { Range } from '../query';

import type { Doubt, Meant, Reading, ValueName } from './reading';

/**
 * A query with what a sentence means. It refines the query; another category begins anew, because the filters before
 * were for other machines. Words of models replace the search term.
 */
export function applyReading({ values, ranges, sort, term }: Reading, before: StockQuery): StockQuery {
  const named = values['category.name'] ?? [];
  const chosen = before.values['category.name'] ?? [];
  const isOther = chosen.length > 0 && named.length > 0 && named.join() !== chosen.join();
  let query: StockQuery = { ...(isOther ? clearApplied(before) : before), term, page: 1 };
  for (const [property, list] of Object.entries(values) as [ValueName, readonly string[]][])
    query = setValues(query, property, list);
  for (const [property, range] of Object.entries(ranges) as [RangeProperty, Range][])
    query = setRange(query, property, range);
  return sort === null ? query : { ...query, sort };
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

/** A query with one choice of a doubt. */
export function applyChoice(choice: readonly Meant[], query: StockQuery): StockQuery {
  return choice.reduce<StockQuery>((before, meant) => {
    if ('sort' in meant) return { ...before, sort: meant.sort, page: 1 };
    if ('term' in meant) return { ...before, term: joinTerms(before.term, meant.term), page: 1 };
    if ('range' in meant) return setRange(before, meant.property, meant.range);
    return setValues(before, meant.property, [...new Set([...(before.values[meant.property] ?? []), ...meant.values])]);
  }, query);
}

/** Words of a search term, joined. */
export function joinTerms(...terms: readonly string[]): string {
  return terms.filter((term) => term !== '').join(' ');
}
