import { hasFilters } from '../../model/search/sentence/apply-reading';
import type { Reading } from '../../model/search/sentence/reading';
import { understand, type Understood } from '../../model/search/sentence/understand';
import type { SuggestionIndex } from '../../model/suggestions/suggestion-index';
import { findMachine, findSuggestions, type Suggestion } from '../../model/suggestions/suggestions';

/** A suggestion, or how a sentence is understood. */
export type Option = Suggestion | { kind: 'sentence'; understood: Understood };

type Tools = { index: SuggestionIndex; read: (text: string) => Reading };

/** What is suggested for a typed text: how it is understood, then the likeliest first. */
export function findOptions({ index, read }: Tools, text: string): Option[] {
  const suggestions = findSuggestions(index, text);
  const reading = read(text);
  if (!hasFilters(reading) || isSuggested(reading, suggestions)) return suggestions;
  return [{ kind: 'sentence', understood: understand(text, reading) }, ...suggestions];
}

/** Whether a sentence means one make or category, which a suggestion has as well. */
function isSuggested({ parts, ranges, sort, term, values }: Reading, suggestions: readonly Suggestion[]): boolean {
  if (parts.length !== 1 || sort !== null || term !== '' || Object.keys(ranges).length > 0) return false;
  const [[property, list] = ['', []], ...others] = Object.entries(values);
  if (others.length > 0 || list.length !== 1) return false;
  return suggestions.some(
    (one) =>
      (property === 'makeName' && one.kind === 'make' && one.make === list[0]) ||
      (property === 'category.name' && one.kind === 'category' && one.name === list[0]),
  );
}

/**
 * The page of the machine whose stock number was typed, alone; null for another text. Digits alone may be a year or a
 * price: what they mean as a sentence comes first.
 */
export function findMachinePath({ index, read }: Tools, text: string): string | null {
  const machine = findMachine(index, text);
  return machine !== null && (machine.isWhole || !hasFilters(read(text))) ? machine.path : null;
}
