import { toNamedAccessories } from '../model/search/sentence/search-words';

import { fetchSearchWords } from './fetch-search-words';

/** The names of accessories in a language, by their Dutch ones; none after a failure. */
export async function fetchAccessoryNames(locale: string): Promise<ReadonlyMap<string, string>> {
  return toNamedAccessories(await fetchSearchWords(), locale);
}
