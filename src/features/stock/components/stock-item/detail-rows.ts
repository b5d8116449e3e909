import type { TextKey } from '@/i18n/text-keys';
import { toDay } from '@/lib/dealer-day';
import { formatDate } from '@/lib/format';

import { getCategoryName } from '../../model/categories/category';
import type { StockItem } from '../../model/item';
import type { Wording } from '../../model/measures';
import { toPriceView } from '../../model/price';

export type Row = { id: string; label: string; value: string };

/**
 * The rows before the technical properties, as far as the item has them. Make, model and type are the page's heading,
 * and are not said again.
 */
export function toDetailRows(item: StockItem, { t, iso, locale }: Wording & { locale: string }): Row[] {
  const price = toPriceView(item);
  // A fixed price without an amount is a price on request, as in the page's head; what is sold has none.
  const offered = price.kind === 'amount' ? item.pricing?.type : price.kind;
  const priceType = item.status === 'sold' ? undefined : offered;
  const rows: [string, TextKey, string | undefined][] = [
    ['category', 'stock:fact.category', getCategoryName(item.category, locale)],
    ['subCategory', 'stock:fact.subCategory', item.subCategory && getCategoryName(item.subCategory, locale)],
    ['advertiserStockNumber', 'stock:fact.stockNumber', item.advertiserStockNumber],
    ['advertiserObjectReference', 'stock:fact.reference', item.advertiserObjectReference],
    ['shortAxleConfiguration', 'stock:fact.axles', item.shortAxleConfiguration],
    ['priceType', 'stock:fact.priceType', priceType && t(`enumerations:priceType.${priceType}`)],
    ['createdDate', 'stock:fact.created', item.createdDate && formatDate(toDay(item.createdDate), iso)],
  ];
  return rows.flatMap(([id, key, value]) => (value === undefined ? [] : [{ id, label: t(key), value }]));
}
