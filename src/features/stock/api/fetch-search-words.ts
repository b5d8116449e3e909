import { fetchJson } from '../../../lib/http';
import { parseSynonyms, synonymsPath, type Synonym } from '../model/search/sentence/synonyms';

import { timeouts } from './stock-api';

let answer: Promise<readonly Synonym[]> | null = null;

/**
 * The search words of editors, for all languages. Fetched once a page load, beside the suggestions. Without them, as
 * after a failure, sentences are read with the site's own words; the next call fetches again.
 */
export function fetchSynonyms(): Promise<readonly Synonym[]> {
  answer ??= fetchFile();
  return answer;
}

async function fetchFile(): Promise<readonly Synonym[]> {
  const result = await fetchJson({ url: synonymsPath, timeoutMs: timeouts.browser });
  const synonyms = result.status === 'ok' ? parseSynonyms(result.value) : null;
  if (synonyms !== null) return synonyms;
  console.warn('No search words of editors:', result.status === 'ok' ? 'not a list of them' : result.reason);
  answer = null;
  return [];
}
