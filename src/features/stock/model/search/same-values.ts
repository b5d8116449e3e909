import { toName, toSameKey } from '../../../../lib/plain-text';
import { enumerations } from '../enumerations';

import type { FacetCount, Facets } from './facets';
import { filters, type FilterRow } from './filters';

/** The API's spellings of values, by property and by value key. */
export type Writings = Map<string, Map<string, Set<string>>>;

const rows = new Map<string, FilterRow>(filters.map((row) => [row.property, row]));

/**
 * The same key for values of the same meaning: the API may send a make in capitals or with an extra space. The name of
 * a category is an identifier, in which case matters. Values without counts are their own key.
 */
export function toValueKey(property: string, value: string): string {
  const row = rows.get(property);
  if (row?.control !== 'options' && row?.control !== 'choice' && row?.control !== 'flag') return value;
  return 'names' in row && row.names !== 'accessories' ? toName(value) : toSameKey(value);
}

/** The values that a property can have; null when it can have any. */
function getMembers(property: string): readonly string[] | null {
  const row = rows.get(property);
  if (row?.control === 'choice') return Object.values(row.choices).flat().map(String);
  if (row?.control === 'flag' && row.enumeration === undefined)
    return 'values' in row.asked ? row.asked.values.map(String) : null;
  return (row?.control === 'options' || row?.control === 'flag') && row.enumeration !== undefined
    ? enumerations[row.enumeration]
    : null;
}

/**
 * Merges counts of the same meaning, most frequent first. The value is the enumeration's, else the most frequent
 * spelling. A value outside of the enumeration is unknown (stock API contract): it has no label and is dropped.
 */
export function mergeCounts(property: string, counts: readonly FacetCount[]): FacetCount[] {
  const members = getMembers(property);
  const merged = new Map<string, FacetCount[]>();
  for (const count of counts) {
    const key = toValueKey(property, count.value);
    const same = merged.get(key);
    if (same === undefined) merged.set(key, [count]);
    else same.push(count);
  }
  return [...merged]
    .flatMap(([key, same]): FacetCount[] => {
      const [first] = same.sort(byCount);
      const value = members === null ? toName(first?.value ?? '') : members.find((one) => toSameKey(one) === key);
      if (value === undefined || value === '') return [];
      const writings = same.flatMap((one) => one.writings ?? [one.value]);
      const count = same.reduce((sum, one) => sum + one.count, 0);
      return [writings.every((one) => one === value) ? { value, count } : { value, count, writings }];
    })
    .sort(byCount);
}

function byCount(one: FacetCount, other: FacetCount): number {
  return other.count - one.count || (one.value < other.value ? -1 : 1);
}

/** Adds the spellings in an answer to the known ones. */
export function learnWritings(known: Writings, facets: Facets): void {
  for (const [property, facet] of Object.entries(facets)) {
    if (!('counts' in facet)) continue;
    for (const { value, writings = [] } of facet.counts) {
      if (writings.length === 0) continue;
      const ofProperty = known.get(property) ?? new Map<string, Set<string>>();
      const key = toValueKey(property, value);
      known.set(property, ofProperty.set(key, new Set([...(ofProperty.get(key) ?? []), ...writings])));
    }
  }
}

/** The values for a request to the API, which compares letter by letter: each value in all its known spellings. */
export function toWritings<Value>(
  known: Writings,
  property: string,
  values: readonly Value[],
): readonly (Value | string)[] {
  const ofProperty = known.get(property);
  if (ofProperty === undefined) return values;
  const all = values.flatMap((value): (Value | string)[] => {
    const writings = typeof value === 'string' ? ofProperty.get(toValueKey(property, value)) : undefined;
    return [value, ...(writings ?? [])];
  });
  return [...new Set(all)];
}
