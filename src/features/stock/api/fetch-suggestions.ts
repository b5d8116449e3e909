import type { Locale } from '../../../i18n/locales';
import { fetchJson, type HttpResult } from '../../../lib/http';
import { parseSuggestionIndex, toSuggestionsPath, type SuggestionIndex } from '../model/suggestions/suggestion-index';

import { timeouts } from './stock-api';

const answers = new Map<Locale, Promise<HttpResult<SuggestionIndex>>>();

/**
 * The suggestions of the search field in a language, from the last build. Fetched once a page load; after a failure,
 * which is a value, the next call fetches again.
 */
export function fetchSuggestions(locale: Locale): Promise<HttpResult<SuggestionIndex>> {
  const cached = answers.get(locale);
  if (cached !== undefined) return cached;
  const answer = fetchIndex(locale).then((result) => {
    if (result.status === 'error') answers.delete(locale);
    return result;
  });
  answers.set(locale, answer);
  return answer;
}

async function fetchIndex(locale: Locale): Promise<HttpResult<SuggestionIndex>> {
  const answer = await fetchJson({ url: toSuggestionsPath(locale), timeoutMs: timeouts.browser });
  if (answer.status === 'error') return answer;
  const value = parseSuggestionIndex(answer.value);
  return value === null
    ? { status: 'error', httpStatus: 200, reason: 'answered with JSON that is no index of suggestions' }
    : { status: 'ok', value };
}
