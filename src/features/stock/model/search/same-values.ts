import { toName, toSameKey } from '../../../../lib/plain-text';
import { enumerations } from '../enumerations';

import type { FacetCount, Facets } from './facets';
import { filters, type FilterRow } from './filters';

/** The API's own writings of values, by property and by what is the same for all of them. */
export type Writings = Map<string, Map<string, Set<string>>>;

const rows = new Map<string, FilterRow>(filters.map((row) => [row.property, row]));

/**
 * The same for values that mean the same: the API may have a make in capitals and not, or with another space. The name
 * of a category is an identifier, in which capitals count. What is not counted by the API is itself.
 */
export function toValueKey(property: string, value: string): string {
  const row = rows.get(property);
  if (row?.control !== 'options' && row?.control !== 'choice') return value;
  return 'names' in row ? toName(value) : toSameKey(value);
}

/** The members of a closed list; null where any text may be a value. */
function getMembers(property: string): readonly string[] | null {
  const row = rows.get(property);
  if (row?.control === 'choice') return enumerations.transaction;
  return row?.control === 'options' && row.enumeration !== undefined ? enumerations[row.enumeration] : null;
}

/**
 * Counted values, those of the same meaning as one, most first: called as most are, or as the closed list calls it.
 * What that does not hold is not known (stock API contract): there is no word for it, and nothing to choose.
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

/** Adds the writings of an answer to those that are known. */
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

/**
 * The values to ask the API for, which compares them letter by letter: each in all writings that it is known to have.
 */
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
