import { compareItems, type Sortable } from './compare-items';
import { defaultSort } from './search/sort';

/**
 * The order of "the newest first": that of every list until a visitor chooses another one.
 * @example items.toSorted(byNewest)
 */
export const byNewest = compareItems(defaultSort);

/** The ids of the newest items. @param count how many at most; null: all of them */
export function findNewest(items: readonly Sortable[], count: number | null): ReadonlySet<string> {
  const chosen = count === null || count >= items.length ? items : items.toSorted(byNewest).slice(0, count);
  return new Set(chosen.map(({ advertisementID }) => advertisementID));
}
