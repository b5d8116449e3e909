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
