import type { TextKey } from '../../../../i18n/text-keys';
import { getFacts, type DecidingFact, type FactId } from '../deciding-facts';
import { formatHours } from '../hours';
import type { StockItem } from '../item';
import type { Wording } from '../measures';
import { formatTradeMeasure } from '../trade-measure';

import { toOfferWords, type OfferWords } from './offer-words';

export type Fact = { id: string; label: string; value: string };
/** A fact with a fixed place on cards, even when it is unknown. */
export type FactPlace = Fact & { isKnown: boolean };

/** The texts about an item in one language, for its page, cards, feeds and the share picture. */
export type ItemWords = OfferWords & {
  /** The status, or that the item is available; null when unknown, and for an auction, where one cannot just buy. */
  availability: string | null;
  /** The year, the facts that decide in the item's category and the stock number, without unknown ones. */
  facts: Fact[];
  /** The same with unknown ones, so that each fact has the same place on every card of a category. */
  places: FactPlace[];
};

/** Turns an item into words. */
export function toItemWords(item: StockItem, { t, iso }: Wording): ItemWords {
  const offer = toOfferWords(item, { t, iso });
  const values: [string, TextKey, string | null][] = [
    ['year', 'stock:fact.year', item.constructionYear ?? null],
    ...getFacts(item).map(({ id, value }): [string, TextKey, string | null] => [
      id,
      toFactKey(id),
      formatFact(value, item, { t, iso }),
    ]),
    ['stockNumber', 'stock:fact.stockNumber', item.advertiserStockNumber ?? null],
  ];
  const places = values.map(([id, key, value]) => ({
    ...{ id, label: t(key), value: value ?? t('stock:fact.unknown') },
    isKnown: value !== null,
  }));
  return {
    ...offer,
    availability: offer.status?.label ?? (isFree(item) ? t('stock:status.available') : null),
    facts: places.filter(({ isKnown }) => isKnown),
    places,
  };
}

function isFree({ isStatusUnknown, pricing }: StockItem): boolean {
  return isStatusUnknown !== true && pricing?.type !== 'auction';
}

/** The label of a fact. */
export function toFactKey(id: FactId): TextKey {
  return `stock:fact.${id === 'operatingHours' ? 'hours' : id}`;
}

function formatFact(value: DecidingFact['value'], { category }: StockItem, wording: Wording): string | null {
  // The only plain number of the facts is that of the hours.
  if (typeof value === 'number') return formatHours(value, wording);
  return value === null || typeof value === 'string' ? value : formatTradeMeasure(value, category.name, wording);
}

/**
 * The description for search results, feeds and messengers: status, facts and price on one line, without a full stop.
 */
export function toFactLine({ status, facts, price, vat }: ItemWords): string {
  return [
    ...(status === null ? [] : [status.label]),
    ...facts.map(({ label, value }) => `${label} ${value}`),
    // The status of a sold item stands in its price's place.
    ...(status?.id === 'sold'
      ? []
      : [[price, vat].filter((word) => word !== null).join(/\d/.test(price) ? ' ' : ', ')]),
  ]
    .join(', ')
    .replace(/\.$/, '');
}
