import { useMemo } from 'react';

import { hasFilters } from '../../model/search/sentence/apply-reading';
import type { Reading } from '../../model/search/sentence/reading';
import type { Suggestion } from '../../model/suggestions/suggestions';

import type { SearchTools } from './use-search-tools';

/** A suggestion, or how a sentence is understood. */
export type Option = Suggestion | { kind: 'reading'; reading: Reading };

/** What is suggested for a typed text, the likeliest first. Empty without the tools. */
export function useOptions(tools: SearchTools | null, text: string): readonly Option[] {
  return useMemo(() => (tools === null ? [] : findOptions(tools, text)), [tools, text]);
}

function findOptions({ index, part, read }: SearchTools, text: string): Option[] {
  const suggestions = part.findSuggestions(index, text);
  const reading = read(text);
  return hasFilters(reading) && !isSuggested(reading, suggestions)
    ? [{ kind: 'reading', reading }, ...suggestions]
    : suggestions;
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
