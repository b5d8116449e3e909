import { parseStockItem, type StockItem } from '../../features/stock/model/item';
import type { SearchResult } from '../../features/stock/model/search/search-result';

import { buildRawItem } from './stock-item';

/** An item as lists work with it; a test overrides what the API would send. */
export function buildItem(override: Record<string, unknown> = {}): StockItem {
  const parsed = parseStockItem(buildRawItem(override));
  if (parsed.status === 'broken') throw new Error(parsed.reason);
  return parsed.item;
}

/** The answer to a search that found these items, by their numbers, and nothing else. */
export function buildSearchResult(ids: readonly number[], override: Partial<SearchResult> = {}): SearchResult {
  const items = ids.map((advertisementID) => buildItem({ advertisementID }));
  return { items, received: ids.length, total: ids.length, facets: {}, broken: [], dropped: [], ...override };
}
