import type { StockSort } from '../sort';

import type { Assignment, Meant } from './reading';
import type { Comparison, Quantity, Role, Unit } from './word-table';

/** Everything that one word or phrase can mean; what it means in a sentence depends on its neighbours. */
export type Entry = {
  values?: readonly Assignment[];
  doubt?: readonly Meant[];
  sort?: StockSort;
  comparison?: { how: Comparison; quantity: Quantity | null };
  comparative?: { how: Comparison; quantity: Quantity | null };
  ending?: 'min' | 'max';
  quantity?: Quantity;
  unit?: Unit;
  roles?: readonly Role[];
  /** After a number: thousand. */
  isThousand?: true;
  isIgnored?: true;
  isIdle?: true;
};

/** Adds values to others; several values of one filter are alternatives. */
export function mergeAssignments(one: readonly Assignment[], other: readonly Assignment[]): Assignment[] {
  const merged = new Map<Assignment['property'], readonly string[]>();
  for (const { property, values } of [...one, ...other])
    merged.set(property, [...new Set([...(merged.get(property) ?? []), ...values])]);
  return [...merged].map(([property, values]) => ({ property, values }));
}

/** Two languages may use a word for different things: what one language leaves open, the other one adds. */
export function mergeEntries(one: Entry, other: Entry): Entry {
  return {
    ...other,
    ...one,
    ...(one.values !== undefined && other.values !== undefined
      ? { values: mergeAssignments(one.values, other.values) }
      : {}),
    ...(one.roles !== undefined && other.roles !== undefined
      ? { roles: [...new Set([...one.roles, ...other.roles])] }
      : {}),
  };
}

/** Adds an entry to those of its key. */
export function addEntry(entries: Map<string, Entry>, key: string, entry: Entry): void {
  const found = entries.get(key);
  entries.set(key, found === undefined ? entry : mergeEntries(found, entry));
}
