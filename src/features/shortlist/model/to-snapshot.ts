import { getFactIds } from '../../stock/model/deciding-facts';
import type { StockItem } from '../../stock/model/item';

/**
 * What shows a machine without network, in any language: data, not words. A list of its own: `listFields` would bring
 * the readers of all properties to pages without machines.
 */
const fields = [
  ...(['advertisementID', 'category', 'advertiserStockNumber', 'makeName', 'model', 'modelOther', 'type'] as const),
  ...(['pricing', 'price', 'transaction', 'status', 'isStatusUnknown', 'damaged', 'used'] as const),
  'constructionYear',
] satisfies (keyof StockItem)[];

/** A machine as it is kept: with the facts that decide in its category, and its first photo. */
export function toSnapshot(item: StockItem): StockItem {
  const { images: [photo] = [] } = item;
  const kept = [...fields, ...getFactIds(item)].map((field) => [field, item[field]] as const);
  // What is undefined is not stored.
  return { ...(Object.fromEntries(kept) as StockItem), ...(photo && { images: [photo] }) };
}
