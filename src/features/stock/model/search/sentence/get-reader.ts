import type { SuggestionIndex } from '../../suggestions/suggestion-index';

import { readSentence } from './read-sentence';
import type { Reading } from './reading';
import type { SearchWords } from './search-words';
import { toKnown } from './to-known';
import { wordTables } from './words';

type Reader = (text: string) => Reading;

const readers = new WeakMap<SuggestionIndex, { words: SearchWords; read: Reader }>();

/** Reads sentences with the words of a stock, today; the same function for the same stock and words. */
export function getReader(index: SuggestionIndex, words: SearchWords): Reader {
  const before = readers.get(index);
  if (before?.words === words) return before.read;
  const known = toKnown(index, words, new Date());
  const read: Reader = (text) => readSentence(text, known, wordTables);
  readers.set(index, { words, read });
  return read;
}
