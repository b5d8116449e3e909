import type { Column, GetColumn } from './filters';

/** Counted values, the most frequent first, or the range of a number. */
export type Aggregation = { value: string; count: number }[] | { minimum: number; maximum: number };

/**
 * The facets of the items at these positions, by dotted path. An unknown path has an empty list, and so has a number
 * without values.
 */
export function toAggregations(
  positions: readonly number[],
  paths: readonly string[],
  getColumn: GetColumn,
): Record<string, Aggregation> {
  return Object.fromEntries(paths.map((path) => [path, toAggregation(positions, getColumn(path))]));
}

function toAggregation(positions: readonly number[], column: Column): Aggregation {
  const counts = new Map<string, number>();
  let minimum = Infinity;
  let maximum = -Infinity;
  for (const position of positions) {
    const found = column[position];
    // An item counts once for each of the values in its list.
    for (const value of Array.isArray(found) ? new Set<unknown>(found) : [found])
      if (typeof value === 'number') {
        minimum = Math.min(minimum, value);
        maximum = Math.max(maximum, value);
      } else if (typeof value === 'string' || typeof value === 'boolean') {
        counts.set(String(value), (counts.get(String(value)) ?? 0) + 1);
      }
  }
  if (minimum <= maximum) return { minimum, maximum };
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1));
}
