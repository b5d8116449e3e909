import type { EnumerationValue } from './enumerations';
import type { StockItem } from './item';

/**
 * The display of a price: an amount, or words in its place. Never zero, never blank (an unknown price is on request).
 */
export type PriceView =
  | { kind: 'amount'; cents: number; currency: string; exclVat: boolean }
  | { kind: Exclude<EnumerationValue<'priceType'>, 'fixed'> };

/** Margin goods are not `exclVat`, nor is a price with unknown VAT. */
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

/** Under the margin scheme: no invoice shows its VAT, so that no buyer reclaims it. */
export function isMargin({ pricing }: Pick<StockItem, 'pricing'>): boolean {
  return pricing?.vat === 'margin';
}

export type ItemStatus = 'sold' | 'reserved' | 'damaged' | 'rental' | 'both' | 'new';

/**
 * What a card's badge says, the most important first; nothing of an ordinary item for sale. Damage is told beside
 * everything but that the item is sold.
 */
export function getItemStatuses({
  status,
  damaged,
  transaction,
  used,
}: Pick<StockItem, 'status' | 'damaged' | 'transaction' | 'used'>): ItemStatus[] {
  if (status === 'sold') return [status];
  const isHire = transaction === 'rental' || transaction === 'both';
  const statuses: ItemStatus[] = [
    ...(status === undefined ? [] : [status]),
    ...(damaged === true ? (['damaged'] as const) : []),
    ...(status === undefined && isHire ? [transaction] : []),
  ];
  return statuses.length === 0 && used === false ? ['new'] : statuses;
}
