import { indexedProperties } from './filter-index/indexed-properties';
import { getProperty, type StockItem } from './item';

const cardProperties: readonly string[] = Object.values(indexedProperties).flat();

/**
 * Two items with the same key look the same on a card. The filter index has these properties, too: an item has the same
 * key from the index as from the stock API, apart from its image.
 */
export function toCardKey(item: StockItem): string {
  return JSON.stringify([
    item.advertisementID,
    item.images?.[0]?.url,
    item.isPhotoPending,
    ...cardProperties.map((property) => getProperty(item, property)),
  ]);
}
