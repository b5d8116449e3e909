import { answerFromIndex } from '../../../src/features/stock/model/filter-index/answer-from-index';
import { readFilterIndex, type FilterIndex } from '../../../src/features/stock/model/filter-index/filter-index';
import { toFilterIndexFile } from '../../../src/features/stock/model/filter-index/to-filter-index-file';
import { parseStockItem, type StockItem } from '../../../src/features/stock/model/item';
import { toCardKey } from '../../../src/features/stock/model/item-card-key';
import type { SearchRequest } from '../../../src/features/stock/model/search/search-request';
import { parseSearchResult } from '../../../src/features/stock/model/search/search-result';
import { omit } from '../../../src/lib/omit';

import { searchItems } from './search-items';
import type { SearchRequest as ApiRequest } from './search-request';
import { createStockIndex } from './stock-index';
import type { StockRecord } from './stock-record';

/** The same stock twice: as the API searches it, and as the site's index does. */
export function toBoth(records: readonly StockRecord[]) {
  const items = records.map((record): StockItem => {
    const parsed = parseStockItem(record);
    if (parsed.status === 'broken') throw new Error(parsed.reason);
    return parsed.item;
  });
  const file: unknown = JSON.parse(JSON.stringify(toFilterIndexFile(items, { withPhotos: true })));
  const index = readFilterIndex(file);
  if (index === 'none' || index === 'broken') throw new Error(`the index is ${index}`);
  return { index, api: createStockIndex(records), items };
}

/** What the stock API answers, as the site reads it. */
export const askApi = (api: ReturnType<typeof createStockIndex>, request: SearchRequest) =>
  parseSearchResult(JSON.parse(JSON.stringify(searchItems(api, request as unknown as ApiRequest))));

/**
 * Holds both answers to a request against each other, as the API sorts (`sold-last.test.ts` has the order of lists).
 * @returns whether the index gave one
 */
export function compare(
  both: { index: FilterIndex; api: ReturnType<typeof createStockIndex> },
  listed: SearchRequest,
): boolean {
  const request = omit(listed, 'soldLast');
  const own = answerFromIndex(both.index, request);
  if (own === null) return false;
  const other = askApi(both.api, request);
  expect(own.total).toBe(other?.total);
  expect(own.facets).toEqual(other?.facets);
  expect(own.items.map(toCardKey)).toEqual(other?.items.map(toCardKey));
  return true;
}
