import type { StockItem } from './item';
import type { StockSort } from './search/sort';

export type Sortable = Pick<StockItem, 'advertisementID' | 'createdDate' | 'constructionYear' | 'price'>;

/**
 * The order of the stock API (contract, "Without a value"): an item without the sorted value comes last in both orders;
 * ties sort by advertisementID, highest first. Built lists, feeds and the filter index all use it, so that the live
 * answer moves no item. In a list what is sold then stands last: `toSoldLast` of `search/sort.ts`.
 * @example items.toSorted(compareItems({ property: 'price.amount', order: 'asc' }))
 */
export function compareItems({ property, order }: StockSort): (one: Sortable, other: Sortable) => number {
  return (one, other) =>
    compareValues(getSortValue(one, property), getSortValue(other, property), order) ||
    compareIds(other.advertisementID, one.advertisementID);
}

/** Compares two sorted values; null (no value) comes last in both orders. */
export function compareValues(one: number | null, other: number | null, order: StockSort['order']): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return order === 'asc' ? one - other : other - one;
}

/** The lower id first. Compared as text, because numbers beyond 2^53 lose their last digits. */
export function compareIds(one: string, other: string): number {
  return one.length - other.length || (one < other ? -1 : Number(one > other));
}

/** Milliseconds, a year, or cents. */
function getSortValue(item: Sortable, property: StockSort['property']): number | null {
  const { createdDate, constructionYear, price } = item;
  const value =
    property === 'createdDate'
      ? Date.parse(createdDate ?? '')
      : Number((property === 'constructionYear' ? constructionYear : price?.amount) ?? NaN);
  return Number.isNaN(value) ? null : value;
}
