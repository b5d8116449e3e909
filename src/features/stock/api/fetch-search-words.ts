import { fetchJson } from '../../../lib/http';
import {
  noSearchWords,
  parseSearchWords,
  searchWordsPath,
  type SearchWords,
} from '../model/search/sentence/search-words';

import { timeouts } from './stock-api';

let answer: Promise<SearchWords> | null = null;

/**
 * The names of categories and the search words of editors, in all languages. Fetched once a page load, beside the
 * suggestions. Without them, as after a failure, sentences are read with the site's own words; the next call fetches
 * again.
 */
export function fetchSearchWords(): Promise<SearchWords> {
  answer ??= fetchFile();
  return answer;
}

async function fetchFile(): Promise<SearchWords> {
  const result = await fetchJson({ url: searchWordsPath, timeoutMs: timeouts.browser });
  const words = result.status === 'ok' ? parseSearchWords(result.value) : null;
  if (words !== null) return words;
  console.warn('No search words of the stock:', result.status === 'ok' ? 'not a list of them' : result.reason);
  answer = null;
  return noSearchWords;
}
