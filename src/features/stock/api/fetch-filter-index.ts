import { fetchJson, type HttpResult } from '../../../lib/http';
import { readFilterIndex, type FilterIndex } from '../model/filter-index/filter-index';
import { filterIndexPath } from '../model/filter-index/filter-index-file';

import { timeouts } from './stock-api';

type Answer = HttpResult<FilterIndex | null>;

let known: Promise<Answer> | null = null;

/**
 * The index of the stock as the build wrote it; null when there are more machines than it is made for. Asked for once
 * while the page lives; after a failure, which is a value, the next call asks again.
 */
export function fetchFilterIndex(): Promise<Answer> {
  known ??= ask().then((answer) => {
    if (answer.status === 'error') known = null;
    return answer;
  });
  return known;
}

async function ask(): Promise<Answer> {
  const answer = await fetchJson({ url: filterIndexPath, timeoutMs: timeouts.browser });
  if (answer.status === 'error') return answer;
  const index = readFilterIndex(answer.value);
  return index === 'broken'
    ? { status: 'error', httpStatus: 200, reason: 'answered with JSON that is no index of the stock' }
    : { status: 'ok', value: index === 'none' ? null : index };
}
