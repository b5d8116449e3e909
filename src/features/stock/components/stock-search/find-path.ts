import { hasFilters } from '../../model/search/sentence/apply-reading';

import type { SearchTools } from './use-search-tools';

/**
 * The page of the machine whose stock number was typed, alone; null for another text. Digits alone may be a year or a
 * price: what they mean as a sentence comes first.
 */
export function findPath({ index, part, read }: SearchTools, text: string): string | null {
  const machine = part.findMachine(index, text);
  return machine !== null && (machine.isWhole || !hasFilters(read(text))) ? machine.path : null;
}
