import type { StockItem } from './item';

type Dated = Pick<StockItem, 'advertisementID' | 'createdDate'>;

/**
 * The order of "the newest first", the same at every build: by when an item came into the stock, then by the higher id. One that
 * does not say when is older than all others.
 * @example items.toSorted(byNewest)
 */
export function byNewest(one: Dated, other: Dated): number {
  const [first, second] = [one.createdDate ?? '', other.createdDate ?? ''];
  if (first !== second) return first > second ? -1 : 1;
  return Number(other.advertisementID) - Number(one.advertisementID);
}

/** The ids of the newest items. @param count how many at most; null: all of them */
export function findNewest(items: readonly Dated[], count: number | null): ReadonlySet<string> {
  const chosen = count === null || count >= items.length ? items : items.toSorted(byNewest).slice(0, count);
  return new Set(chosen.map(({ advertisementID }) => advertisementID));
}
