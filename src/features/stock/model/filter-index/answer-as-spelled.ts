import { toOriginalAnswer, toOtherRequests } from '../search/other-terms';
import type { SearchRequest } from '../search/search-request';
import type { SearchResult } from '../search/search-result';

import { answerFromIndex } from './answer-from-index';
import type { FilterIndex } from './filter-index';
import { toNameWords } from './find-words';

/** The index's answer to a search. Words that find nothing are tried in the stock's spelling, as with the stock API. */
export function answerAsSpelled(index: FilterIndex, request: SearchRequest): SearchResult | null {
  const answer = answerFromIndex(index, request);
  if (answer === null || answer.total > 0 || request.freeTextSearch === undefined) return answer;
  for (const other of toOtherRequests(request, toNameWords(index))) {
    const found = answerFromIndex(index, other);
    if (found === null) return null;
    const meant = toOriginalAnswer(found, request);
    if (meant !== null) return meant;
  }
  return answer;
}
