import { publicSettings } from '@/config/public-settings';

import { searchStock } from '../api/search-stock';
import { timeouts, type StockApi } from '../api/stock-api';
import { createStockClient } from '../api/stock-client';
import type { SearchRequest } from '../model/search/search-request';
import type { createSoldLastSearch } from '../model/search/search-sold-last';

export const stockApi: StockApi = { url: publicSettings.stockApiUrl, companyId: publicSettings.stockCompanyId };

type SoldLast = ReturnType<typeof createSoldLastSearch>;

let soldLast: Promise<SoldLast | null> | null = null;

/** Its script loads while the first page is asked for. When it fails to load, pages stay as the API sorts them. */
async function loadSoldLast(): Promise<SoldLast | null> {
  soldLast ??= import('../model/search/search-sold-last').then(
    (part) => part.createSoldLastSearch(),
    () => null,
  );
  const loaded = await soldLast;
  if (loaded === null) soldLast = null;
  return loaded;
}

/**
 * The site's only client, so that answers survive page changes. It logs each failure (spec section 8); its callers
 * decide what a visitor sees.
 */
export const stockClient = createStockClient({
  search: async (request, signal) => {
    const fetchOnce = (one: SearchRequest) =>
      searchStock({ api: stockApi, request: one, timeoutMs: timeouts.browser, signal });
    let answer = await fetchOnce(request);
    if (answer.status === 'ok' && answer.value.total === 0 && request.freeTextSearch !== undefined && !signal.aborted) {
      const other = import('./search-other-spellings').then(({ searchOtherSpellings }) =>
        searchOtherSpellings(request, fetchOnce),
      );
      // When the script fails to load, the API's empty answer stays.
      answer = (await other.catch(() => null)) ?? answer;
    }
    if (answer.status === 'ok') {
      const { broken, dropped } = answer.value;
      if (broken.length > 0) console.warn('Dropped stock items outside of the contract:', JSON.stringify(broken));
      if (dropped.length > 0)
        console.warn('Dropped values of stock items outside of the contract:', JSON.stringify(dropped));
    } else if (!signal.aborted) console.error('Something went wrong fetching the TNL stock', answer.reason);
    return answer;
  },
  searchSoldLast: async (request, search) => {
    const started = request.aggregations === undefined ? null : search(request);
    const searchPage = await loadSoldLast();
    return searchPage === null ? (started ?? search(request)) : searchPage(request, search, started);
  },
});
