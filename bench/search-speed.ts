import { createCatalogue } from '../sandbox/catalogue/create-catalogue';
import { searchItems } from '../sandbox/stock-api/search/search-items';
import type { SearchRequest } from '../sandbox/stock-api/search/search-request';
import { createStockIndex } from '../sandbox/stock-api/search/stock-index';

const aggregations = ['makeName', 'constructionYear', 'price.amount', 'category.longPluralTranslated.nl'];

const requests: Record<string, SearchRequest> = {
  'the first page': {},
  'a sorted page far behind': {
    sort: [{ property: 'price.amount', order: 'asc' }],
    pagination: { size: 100, from: 9900 },
  },
  'free text with facets': { freeTextSearch: { term: 'fendt vario' }, aggregations },
  'a filter with facets': { filters: [{ property: 'price.amount', maximum: 5_000_000 }], aggregations },
};

/** The size of the searched stock: the maximum of the demo. */
export const searchedItems = 20_000;

/** Measures a few searches of the sandbox's stock API, in milliseconds: live lists must not wait for them. */
export function measureSearches(times = 20): Record<string, number[]> {
  const index = createStockIndex(createCatalogue({ seed: 1, size: searchedItems, today: new Date() }).items);
  return Object.fromEntries(
    Object.entries(requests).map(([name, request]) => [name, Array.from({ length: times }, () => time(request))]),
  );

  function time(request: SearchRequest): number {
    const start = performance.now();
    searchItems(index, request);
    return performance.now() - start;
  }
}
