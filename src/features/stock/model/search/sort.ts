import type { StockItem } from '../item';

export const sortProperties = ['createdDate', 'constructionYear', 'price.amount'] as const;
export type StockSort = { property: (typeof sortProperties)[number]; order: 'asc' | 'desc' };

/** Spec section 9. */
export const defaultSort: StockSort = { property: 'createdDate', order: 'desc' };

/** Every order, as in the select (spec section 3). */
export const sorts = [
  'createdDate-desc',
  'createdDate-asc',
  'constructionYear-desc',
  'constructionYear-asc',
  'price_amount-asc',
  'price_amount-desc',
] as const;
export type SortName = (typeof sorts)[number];

/**
 * An order as the address has it (spec section 3: `price_amount`).
 * @example 'price_amount-asc'
 */
export function formatSort({ property, order }: StockSort): SortName {
  return `${property === 'price.amount' ? 'price_amount' : property}-${order}`;
}

/** Null for an unknown order. The API's own name of the price is accepted, too. */
export function parseSort(text: string | null): StockSort | null {
  const name = text?.replace('price.amount', 'price_amount');
  for (const property of sortProperties)
    for (const order of ['asc', 'desc'] as const) {
      if (formatSort({ property, order }) === name) return { property, order };
    }
  return null;
}

/**
 * The order of any list: what is sold stands after what can be bought; reserved items stay in place. Of the API's own
 * answers a page alone is known, which has the others put it together (`search-sold-last.ts`).
 * @param toShown what is on screen of an item: what is sold while a visitor looks at it keeps its place
 * @example of 5 items, the first and the third sold: the others, the first, the third
 */
export function toSoldLast<T extends Pick<StockItem, 'status'>>(
  items: readonly T[],
  toShown: (item: T) => Pick<StockItem, 'status'> = (item) => item,
): T[] {
  const isSold = (item: T) => toShown(item).status === 'sold';
  return [...items.filter((item) => !isSold(item)), ...items.filter(isSold)];
}
