import type { StockItem } from '../item';

/**
 * How an item was offered. A price is `[cents, basis]`: only prices of the same currency and VAT can be compared.
 * `unpriced`: for rent, on request, by auction or bid, or with a status that is unknown.
 */
export type OfferState = readonly [cents: number, basis: string] | 'gone' | 'unpriced' | 'sold';

type Offered = Pick<StockItem, 'price' | 'pricing' | 'status' | 'transaction' | 'isStatusUnknown'>;

/** How an item is offered now. */
export function toOfferState({ price, pricing, status, transaction, isStatusUnknown }: Offered): OfferState {
  if (status === 'sold') return 'sold';
  const amount = price?.amount ?? 0;
  const isPlain =
    amount > 0 &&
    isStatusUnknown !== true &&
    (transaction ?? 'sale') === 'sale' &&
    (pricing?.type ?? 'fixed') === 'fixed';
  return isPlain ? [amount, [price?.currency ?? 'EUR', pricing?.vat ?? 'none'].join(' ')] : 'unpriced';
}

export function isSameState(one: OfferState, other: OfferState): boolean {
  return one === other || (isPrice(one) && isPrice(other) && one[0] === other[0] && one[1] === other[1]);
}

export function isPrice(state: OfferState): state is readonly [number, string] {
  return typeof state !== 'string';
}

const rank = { gone: 0, unpriced: 2, sold: 3 } as const;
const toRank = (state: OfferState) => (isPrice(state) ? 1 : rank[state]);

/**
 * What holds for a day on which builds saw two states: the one of which less may be claimed. The lower of two prices;
 * no price beside another kind of offer; whatever was seen beside a gap of the API. The order does not matter.
 */
export function joinStates(one: OfferState, other: OfferState): OfferState {
  if (isPrice(one) && isPrice(other)) {
    if (one[1] !== other[1]) return 'unpriced';
    return one[0] <= other[0] ? one : other;
  }
  return toRank(one) >= toRank(other) ? one : other;
}
