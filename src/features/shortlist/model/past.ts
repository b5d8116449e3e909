import type { StockItem } from '../../stock/model/item';
import { toPriceView, type PriceView } from '../../stock/model/price';

/** A price without its VAT wording, which no visitor calls a change. */
export type PastPrice =
  { kind: 'amount'; cents: number; currency: string } | { kind: Exclude<PriceView['kind'], 'amount'> };

export type Availability = 'available' | 'reserved' | 'sold';

/** What may have changed about a machine since it was kept or shared; null for what nobody knows. */
export type Past = { price: PastPrice | null; availability: Availability | null };

export function toPast(item: Pick<StockItem, 'price' | 'pricing' | 'status' | 'isStatusUnknown'>): Past {
  const price = toPriceView(item);
  return {
    price:
      price.kind === 'amount' ? { kind: 'amount', cents: price.cents, currency: price.currency } : { kind: price.kind },
    availability: item.isStatusUnknown === true ? null : (item.status ?? 'available'),
  };
}

/** `price` has the price before, `availability` what the machine is now. */
export type Change = { kind: 'price'; before: PastPrice } | { kind: 'availability'; now: Availability };

/** What has changed about a machine, availability first. */
export function findChanges(past: Past, now: Past): Change[] {
  const changes: Change[] = [];
  if (past.availability !== null && now.availability !== null && past.availability !== now.availability)
    changes.push({ kind: 'availability', now: now.availability });
  // What is sold has no price to be had, so none to compare.
  if (now.availability !== 'sold' && past.price !== null && JSON.stringify(past.price) !== JSON.stringify(now.price))
    changes.push({ kind: 'price', before: past.price });
  return changes;
}
