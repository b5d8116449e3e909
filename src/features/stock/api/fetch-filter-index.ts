import { fetchJson, type HttpResult } from '../../../lib/http';
import { readFilterIndex, type FilterIndex } from '../model/filter-index/filter-index';
import { filterIndexPath } from '../model/filter-index/filter-index-file';

import { timeouts } from './stock-api';

type Answer = HttpResult<FilterIndex | null>;

let cached: Promise<Answer> | null = null;

/**
 * The filter index of the last build; null when the stock is too large for one. Fetched once a page load; after a
 * failure, which is a value, the next call fetches again.
 */
export function fetchFilterIndex(): Promise<Answer> {
  cached ??= fetchIndex().then((answer) => {
    if (answer.status === 'error') cached = null;
    return answer;
  });
  return cached;
}

async function fetchIndex(): Promise<Answer> {
  const answer = await fetchJson({ url: filterIndexPath, timeoutMs: timeouts.browser });
  if (answer.status === 'error') return answer;
  const index = readFilterIndex(answer.value);
  return index === 'broken'
    ? { status: 'error', httpStatus: 200, reason: 'answered with JSON that is no filter index' }
    : { status: 'ok', value: index === 'none' ? null : index };
}
