import type { SuggestionIndex } from '../../suggestions/suggestion-index';

import { readSentence, toPreparation } from './read-sentence';
import type { Reading } from './reading';
import type { SearchWords } from './search-words';
import { toKnown } from './to-known';
import { wordTables } from './words';

type Reader = (text: string) => Reading;

const readers = new WeakMap<SuggestionIndex, { words: SearchWords; read: Reader }>();

/**
 * Reads sentences with the words of a stock, today; the same function for the same stock and words. A new one prepares
 * itself while the page is idle.
 */
export function getReader(index: SuggestionIndex, words: SearchWords): Reader {
  const before = readers.get(index);
  if (before?.words === words) return before.read;
  const known = toKnown(index, words, new Date());
  const read: Reader = (text) => readSentence(text, known, wordTables);
  readers.set(index, { words, read });
  prepareWhenIdle(toPreparation(known, wordTables));
  return read;
}

/** In milliseconds: Safari does not say when it is idle. */
const pauseMs = 50;

function prepareWhenIdle([prepare, ...others]: readonly (() => void)[]): void {
  if (prepare === undefined) return;
  const act = () => {
    prepare();
    prepareWhenIdle(others);
  };
  if ('requestIdleCallback' in window) window.requestIdleCallback(act);
  else setTimeout(act, pauseMs);
}
