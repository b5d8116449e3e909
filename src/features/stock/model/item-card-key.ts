import { getFactIds, toFactPaths } from './deciding-facts';
import { indexedProperties } from './filter-index/indexed-properties';
import { getProperty, type StockItem } from './item';

const { kind, offer, own } = indexedProperties;

/**
 * Two items with the same key look the same on a card. The filter index has these properties, too: an item has the same
 * key from the index as from the stock API, apart from its image. So has an item as the build gives it to a list.
 */
export function toCardKey(item: StockItem): string {
  return JSON.stringify([
    item.advertisementID,
    item.images?.[0]?.url,
    item.isPhotoPending,
    ...[...kind, ...offer, ...own, ...getFactIds(item).flatMap(toFactPaths)].map((path) => getProperty(item, path)),
  ]);
}
