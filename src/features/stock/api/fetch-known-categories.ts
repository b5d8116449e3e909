import type { HttpResult } from '../../../lib/http';
import { mergeCategories } from '../model/categories/category';
import { contract, type Category } from '../model/contract';
import { buildSearchRequest } from '../model/search/search-request';

import { fetchCategories } from './fetch-categories';
import { searchStock } from './search-stock';
import type { StockApi } from './stock-api';

type Options = { api: StockApi; timeoutMs: number; signal?: AbortSignal };

/**
 * The current categories: those that the API lists, and those of the newest items, because a category may exist on
 * items alone. An error only when both requests fail.
 */
export async function fetchKnownCategories({ api, timeoutMs, signal }: Options): Promise<HttpResult<Category[]>> {
  const request = buildSearchRequest({ size: contract.maximumSize, source: ['advertisementID', 'category'] });
  const [listed, newest] = await Promise.all([
    fetchCategories({ api, timeoutMs, signal }),
    searchStock({ api, request, timeoutMs, ...(signal !== undefined && { signal }) }),
  ]);
  if (listed.status === 'error' && newest.status === 'error') return listed;
  return {
    status: 'ok',
    value: mergeCategories<Category>(
      listed.status === 'ok' ? listed.value.categories : [],
      newest.status === 'ok' ? newest.value.items.map(({ category }) => category) : [],
    ),
  };
}
