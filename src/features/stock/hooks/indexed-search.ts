import { fetchFilterIndex } from '../api/fetch-filter-index';
import { answerAsSpelled } from '../model/filter-index/answer-as-spelled';
import type { SearchRequest } from '../model/search/search-request';
import type { SearchResult } from '../model/search/search-result';

/** Answers a search from the stock as of the last build; null when the index cannot answer it. */
export type IndexedSearch = (request: SearchRequest) => SearchResult | null;

/** Null when there is no index; `retry` after a network error. This file loads together with the index. */
export async function loadIndexedSearch(): Promise<IndexedSearch | null | 'retry'> {
  const answer = await fetchFilterIndex();
  if (answer.status === 'ok') {
    const index = answer.value;
    return index && ((request) => answerAsSpelled(index, request));
  }
  console.warn('No filter index, so filters wait for the stock API:', answer.reason);
  return answer.httpStatus === null ? 'retry' : null;
}
