import { emptyQuery, formatQuery, type StockQuery } from '../query';

import { applyReading, hasFilters, isNameOnly } from './apply-reading';
import type { Reading } from './reading';

/** What a typed text leads to. */
export type Understood = {
  /**
   * The query that it makes of another one. While it is typed, names of models are searched for as they are: the API's
   * own text search finds their beginnings.
   */
  apply: (before: StockQuery, isTyping?: boolean) => StockQuery;
  /** The query string of a list of all stock with nothing but this. */
  toSearch: () => string;
  /** Words that were not understood, as typed: they are searched for as they are where that leaves machines. */
  unused: readonly string[];
  /** Whether something of it was not used, or may mean something else. */
  hasMore: boolean;
};

/** Understands a typed text. Words that nothing is understood of are searched for as they are. */
export function understand(text: string, reading: Reading): Understood {
  const isPlain = (isTyping: boolean) =>
    reading.parts.length === 0 || (isNameOnly(reading) && ((isTyping && reading.term !== '') || !hasFilters(reading)));
  const apply = (before: StockQuery, isTyping = false): StockQuery =>
    isPlain(isTyping) ? { ...before, term: text, page: 1 } : applyReading(reading, before);
  return {
    apply,
    toSearch: () => formatQuery(apply(emptyQuery)),
    unused: reading.unused,
    hasMore: reading.unused.length > 0 || reading.doubtful.length > 0,
  };
}
