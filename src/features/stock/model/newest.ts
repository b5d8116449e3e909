import { compareItems, type Sortable } from './compare-items';
import { defaultSort } from './search/sort';

/**
 * Newest first: the order of every list until a visitor chooses another.
 * @example items.toSorted(byNewest)
 */
export const byNewest = compareItems(defaultSort);

/**
 * The ids of the newest items.
 * @param count at most this many; null: all
 */
export function findNewest(items: readonly Sortable[], count: number | null): ReadonlySet<string> {
  const chosen = count === null || count >= items.length ? items : items.toSorted(byNewest).slice(0, count);
  return new Set(chosen.map(({ advertisementID }) => advertisementID));
}
