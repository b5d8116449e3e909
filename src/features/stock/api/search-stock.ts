import { prepareEntities } from '../../../lib/decode-entities';
import { fetchJson, type HttpResult } from '../../../lib/http';
import { contract } from '../model/contract';
import type { SearchRequest } from '../model/search/search-request';
import { parseSearchResult, type SearchResult } from '../model/search/search-result';

import type { StockApi } from './stock-api';

export type SearchStock = { api: StockApi; request: SearchRequest; timeoutMs: number; signal?: AbortSignal };

/** Spec section 7, call 3. Failure is a value with its reason; the caller decides what a visitor sees. */
export async function searchStock({ api, request, timeoutMs, signal }: SearchStock): Promise<HttpResult<SearchResult>> {
  const answer = await fetchJson({
    url: api.url + contract.searchPath(api.companyId),
    body: request,
    timeoutMs,
    signal,
    prepare: prepareEntities,
  });
  if (answer.status === 'error') return answer;
  const value = parseSearchResult(answer.value);
  return value === null
    ? { status: 'error', httpStatus: 200, reason: 'answered with JSON that is not a search result' }
    : { status: 'ok', value };
}
