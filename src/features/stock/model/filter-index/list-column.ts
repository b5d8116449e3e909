import { isWithin } from './packed-column';

/** A column of lists, in the file and unpacked: distinct texts, and each item's indexes into them. */
export type ListColumn = { values: readonly string[]; places: readonly (readonly number[])[] };

/** Packs lists; the most frequent texts first, because small indexes are short. */
export function toListColumn(lists: readonly (readonly string[])[]): ListColumn {
  const counts = new Map<string, number>();
  for (const value of lists.flat()) counts.set(value, (counts.get(value) ?? 0) + 1);
  const values = [...counts].sort(([, one], [, other]) => other - one).map(([value]) => value);
  const places = new Map(values.map((value, place) => [value, place]));
  return { values, places: lists.map((list) => list.map((value) => places.get(value) ?? 0)) };
}

/** Validates a column of `size` items; null when it is malformed. */
export function readListColumn(input: unknown, size: number): ListColumn | null {
  if (typeof input !== 'object' || input === null) return null;
  const { values, places } = input as Readonly<Record<string, unknown>>;
  if (!Array.isArray(values) || !values.every((value): value is string => typeof value === 'string')) return null;
  if (!Array.isArray(places) || places.length !== size) return null;
  const isRow = (row: unknown): row is readonly number[] =>
    Array.isArray(row) && row.every((place) => Number.isSafeInteger(place)) && isWithin(row, values.length);
  return places.every(isRow) ? { values, places } : null;
}
