import type { StockItem } from './item';
import type { StockSort } from './search/sort';

export type Sortable = Pick<StockItem, 'advertisementID' | 'createdDate' | 'constructionYear' | 'price'>;

/**
 * The order of the stock API (contract, "Without a value"): an item without what is sorted by stands last, whichever
 * the order; equal items keep the order of advertisementID, the highest first. Lists that are built, feeds and the
 * index of the filters all sort by it, so that the live answer moves nothing.
 * @example items.toSorted(compareItems({ property: 'price.amount', order: 'asc' }))
 */
export function compareItems({ property, order }: StockSort): (one: Sortable, other: Sortable) => number {
  return (one, other) =>
    compareValues(getSortValue(one, property), getSortValue(other, property), order) ||
    compareIds(other.advertisementID, one.advertisementID);
}

/** Two values of what is sorted by; null, for an item without one, comes last in both orders. */
export function compareValues(one: number | null, other: number | null, order: StockSort['order']): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return order === 'asc' ? one - other : other - one;
}

/** The lower number first. As text, because beyond 2^53 numbers lose their last digits. */
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
