import type { TextKey } from '../../../../i18n/text-keys';
import { formatMoney } from '../../../../lib/format';
import type { StockItem } from '../item';
import { getItemTitle } from '../item-names';
import { formatHours, formatMeasure, getMeasure, type Wording } from '../measures';
import { getItemStatus, toPriceView } from '../price';

export type Fact = { id: string; label: string; value: string };
/** A fact with a fixed place on cards, even when it is unknown. */
export type FactPlace = Fact & { isKnown: boolean };

/** The texts about an item in one language, for its page, cards, feeds and the share picture. */
export type ItemWords = {
  title: string;
  price: string;
  /** The VAT wording beside the price, if any. */
  vat: string | null;
  status: { id: string; label: string } | null;
  /** The status, or that the item is available; null when unknown. */
  availability: string | null;
  /** The key facts in a fixed order, without unknown ones. */
  facts: Fact[];
  /** The key facts with unknown ones, so that each fact has the same place on every card. */
  places: FactPlace[];
};

/** Turns an item into words. */
export function toItemWords(item: StockItem, { t, iso }: Wording): ItemWords {
  const price = toPriceView(item);
  const found = getItemStatus(item);
  const status = found === null ? null : { id: found, label: t(`stock:status.${found}`) };
  const keySize = (['power', 'liftingCapacity', 'workingWidth'] as const).find(
    (id) => getMeasure(item, id) !== undefined,
  );
  const keyMeasure = keySize === undefined ? undefined : item[keySize];
  const values: [keyof typeof factKeys, string | undefined][] = [
    ['year', item.constructionYear],
    ['hours', item.operatingHours === undefined ? undefined : formatHours(item.operatingHours, { t, iso })],
    [keySize ?? 'power', keyMeasure === undefined ? undefined : formatMeasure(keyMeasure, { t, iso })],
    ['stockNumber', item.advertiserStockNumber],
  ];
  const places = values.map(([id, value]) => ({
    ...{ id, label: t(factKeys[id]), value: value ?? t('stock:fact.unknown') },
    isKnown: value !== undefined,
  }));
  return {
    title:
      getItemTitle(item) || t('stock:item.untitled', { number: item.advertiserStockNumber ?? item.advertisementID }),
    price: price.kind === 'amount' ? formatMoney(price.cents, price.currency, iso) : t(`stock:price.${price.kind}`),
    vat: price.kind === 'amount' && price.exclVat ? t('stock:price.exclVat') : null,
    status,
    availability: status?.label ?? (item.isStatusUnknown === true ? null : t('stock:status.available')),
    facts: places.filter(({ isKnown }) => isKnown),
    places,
  };
}

const factKeys = {
  year: 'stock:fact.year',
  hours: 'stock:fact.hours',
  power: 'stock:fact.power',
  liftingCapacity: 'stock:fact.liftingCapacity',
  workingWidth: 'stock:fact.workingWidth',
  stockNumber: 'stock:fact.stockNumber',
} as const satisfies Record<string, TextKey>;

/**
 * The description for search results, feeds and messengers: status, facts and price on one line, without a full stop.
 */
export function toFactLine({ status, facts, price, vat }: ItemWords): string {
  return [
    ...(status === null ? [] : [status.label]),
    ...facts.map(({ label, value }) => `${label} ${value}`),
    [price, vat].filter((word) => word !== null).join(' '),
  ]
    .join(', ')
    .replace(/\.$/, '');
}
