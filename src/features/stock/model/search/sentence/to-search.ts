import type { StockQuery } from '../query';

import { applyReading, hasFilters, isNameOnly } from './apply-reading';
import type { Reading } from './reading';

/**
 * The query of a typed text. Words that nothing is understood of are searched for as they are, and so are names of
 * makes and models while they are typed: the API's own text search finds their beginnings.
 * @param reading null when it is not known
 */
export function toSearchQuery(
  { text, reading }: { text: string; reading: Reading | null },
  before: StockQuery,
  isTyping: boolean,
): StockQuery {
  const isPlain =
    reading === null || reading.parts.length === 0 || (isNameOnly(reading) && (isTyping || !hasFilters(reading)));
  return isPlain ? { ...before, term: text, page: 1 } : applyReading(reading, before);
}
