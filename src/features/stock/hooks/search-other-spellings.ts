import type { HttpResult } from '../../../lib/http';
import { fetchFilterIndex } from '../api/fetch-filter-index';
import { toNameWords } from '../model/filter-index/find-words';
import { toOriginalAnswer, toOtherRequests } from '../model/search/other-terms';
import type { SearchRequest } from '../model/search/search-request';
import type { SearchResult } from '../model/search/search-result';

type Search = (request: SearchRequest) => Promise<HttpResult<SearchResult>>;

/**
 * Searches again with the words as the stock spells them (`Kaercher`: `Kärcher`) after the stock API found nothing;
 * null when that finds nothing either. This file loads when a search finds nothing.
 */
export async function searchOtherSpellings(
  request: SearchRequest,
  search: Search,
): Promise<HttpResult<SearchResult> | null> {
  const index = await fetchFilterIndex();
  const words = index.status === 'ok' && index.value !== null ? toNameWords(index.value) : [];
  for (const other of toOtherRequests(request, words)) {
    const answer = await search(other);
    // After a failure an empty result is not certain.
    if (answer.status === 'error') return answer;
    const value = toOriginalAnswer(answer.value, request);
    if (value !== null) return { status: 'ok', value };
  }
  return null;
}
