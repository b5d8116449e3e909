import type { AnswerItem, WordedItem } from '@/features/enquiry/model/answer/answer-words';
import type { KnownItem } from '@/features/enquiry/model/answer/first-values';
import { toListedPath } from '@/features/stock/hooks/use-item-path';
import { toItemSize } from '@/features/stock/model/fit/item-size';
import type { StockItem } from '@/features/stock/model/item';
import { toOfferWords } from '@/features/stock/model/item-page/offer-words';
import type { Wording } from '@/features/stock/model/measures';
import { isMargin } from '@/features/stock/model/price';
import type { SearchResult } from '@/features/stock/model/search/search-result';
import type { Locale } from '@/i18n/locales';

/** A category's path in each language. */
export type CategoryPaths = { name: string; paths: Record<Locale, string> };

export type ItemWording = Wording & { locale: Locale; categories: readonly CategoryPaths[]; siteUrl: string };

function toWorded(item: StockItem, { locale, categories, siteUrl, ...wording }: ItemWording): WordedItem {
  const { title, price, vat, status } = toOfferWords(item, wording);
  const isHidden = status?.id === 'damaged' || status?.id === 'reserved';
  const { advertiserStockNumber: number } = item;
  const paths = categories.map(({ name, paths: of }) => ({ name, path: of[locale] }));
  return {
    title: number === undefined || title.endsWith(number) ? title : `${title} (${number})`,
    price: vat === null ? price : `${price} ${vat}`,
    note: isHidden ? status.label : null,
    url: siteUrl + toListedPath(item, paths, locale),
  };
}

/**
 * The items of a request in one language. Whatever the link says, words, price and address are the stock's.
 * @param live the stock's answer; null until it has come
 * @param similar what may be offered in place of an item, by its id
 */
export function toAnswerItems(
  ids: readonly string[],
  live: Pick<SearchResult, 'items' | 'broken'> | null,
  similar: ReadonlyMap<string, readonly StockItem[]>,
  wording: ItemWording,
): AnswerItem[] {
  return ids.map((id) => {
    const item = live?.items.find(({ advertisementID }) => advertisementID === id);
    // An item outside of the contract is in stock, but cannot be shown.
    const isBroken = live?.broken.some(({ advertisementID }) => advertisementID === id) ?? true;
    if (item === undefined) return { state: isBroken ? 'unknown' : 'gone', id };
    const others = (similar.get(id) ?? []).map((one) => toWorded(one, wording));
    const vat = toVat(item, wording);
    const worded = toWorded(item, wording);
    // The dealer says whether it is reserved.
    const note = item.status === 'reserved' ? null : worded.note;
    return { state: 'found', id, vat, isMargin: isMargin(item), similar: others, ...worded, note };
  });
}

/** What follows an amount that is named for an item: its VAT, in short; null when the stock does not say. */
function toVat(item: StockItem, { t }: Wording): string | null {
  if (isMargin(item)) return `, ${t('stock:price.margin')}`;
  return item.pricing?.vat === undefined ? null : ` ${t('stock:price.exclVat')}`;
}

/** What the stock knows of an item before the dealer says anything. */
export function toKnownItem(item: StockItem): KnownItem {
  const vat = item.pricing?.vat;
  return {
    id: item.advertisementID,
    status: item.isStatusUnknown === true ? 'unknown' : (item.status ?? 'available'),
    vat: vat === undefined ? null : isMargin(item) ? 'margin' : 'exclusive',
    size: toItemSize(item),
  };
}
