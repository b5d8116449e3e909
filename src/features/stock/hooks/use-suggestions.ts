import { useCallback, useMemo, useState } from 'react';

import { useLocale } from '@/i18n/use-locale';

import { fetchSuggestions } from '../api/fetch-suggestions';
import type { SuggestionIndex } from '../model/suggestions/suggestion-index';
import { findSuggestions, type Suggestion } from '../model/suggestions/suggestions';

/**
 * What to offer for a term; nothing until `load` was called (again and again does no harm) and its answer is there.
 * @param find the same function in every render
 */
export function useSuggestions(
  term: string,
  find = findSuggestions,
): { suggestions: readonly Suggestion[]; load: () => void } {
  const locale = useLocale();
  const [index, setIndex] = useState<SuggestionIndex | null>(null);
  const load = useCallback(() => {
    void fetchSuggestions(locale).then((answer) => {
      if (answer.status === 'ok') setIndex(answer.value);
    });
  }, [locale]);
  const suggestions = useMemo(() => (index === null ? [] : find(index, term)), [index, term, find]);
  return { suggestions, load };
}
