import type { EnumerationValue } from './enumerations';
import type { StockItem } from './item';

/**
 * How a price is shown: an amount, or words in its place. Never zero, never blank (a price that is not known is asked
 * for).
 */
export type PriceView =
  | { kind: 'amount'; cents: number; currency: string; exclVat: boolean }
  | { kind: Exclude<EnumerationValue<'priceType'>, 'fixed'> };

/** Margin goods have no VAT line; a price whose VAT is not known promises nothing. */
export function toPriceView({ price, pricing }: Pick<StockItem, 'price' | 'pricing'>): PriceView {
  const type = pricing?.type ?? 'fixed';
  const amount = price?.amount ?? 0;
  if (type === 'request' || type === 'auction') return { kind: type };
  if (type === 'bid' && amount === 0) return { kind: 'bid' };
  if (amount === 0) return { kind: 'request' };
  return {
    kind: 'amount',
    cents: amount,
    currency: price?.currency ?? 'EUR',
    exclVat: pricing?.vat === 'btw' || pricing?.vat === 'new',
  };
}

export type ItemStatus = 'sold' | 'reserved' | 'rental' | 'both' | 'new';

/** The one word of status a card shows, the most important first; none for an ordinary item for sale. */
export function getItemStatus({
  status,
  transaction,
  used,
}: Pick<StockItem, 'status' | 'transaction' | 'used'>): ItemStatus | null {
  if (status !== undefined) return status;
  if (transaction === 'rental' || transaction === 'both') return transaction;
  return used === false ? 'new' : null;
}
