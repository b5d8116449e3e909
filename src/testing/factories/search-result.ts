import { parseStockItem, type StockItem } from '../../features/stock/model/item';
import type { SearchResult } from '../../features/stock/model/search/search-result';

import { buildRawItem } from './stock-item';

/** A parsed item; `override` changes the API's raw data. */
export function buildItem(override: Record<string, unknown> = {}): StockItem {
  const parsed = parseStockItem(buildRawItem(override));
  if (parsed.status === 'broken') throw new Error(parsed.reason);
  return parsed.item;
}

/** A search result with these items, by their ids, and nothing else. */
export function buildSearchResult(ids: readonly number[], override: Partial<SearchResult> = {}): SearchResult {
  const items = ids.map((advertisementID) => buildItem({ advertisementID }));
  return { items, received: ids.length, total: ids.length, facets: {}, broken: [], dropped: [], ...override };
}
