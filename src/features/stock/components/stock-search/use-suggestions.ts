import { useCallback, useMemo, useState } from 'react';

import { useLazyPart } from '@/hooks/use-lazy-part';
import { useLocale } from '@/i18n/use-locale';

import { fetchSuggestions } from '../../api/fetch-suggestions';
import type { SuggestionIndex } from '../../model/suggestions/suggestion-index';
import type { Suggestion } from '../../model/suggestions/suggestions';

const loadSuggesting = () => import('./suggesting');
type Suggesting = Awaited<ReturnType<typeof loadSuggesting>>;
/** Nothing is lost with it but suggestions; a page loaded anew would lose what is being typed. */
const searchWithout = () => undefined;

/**
 * What to offer for a term; nothing until `load` was called (again and again does no harm) and what it asks for is
 * there: the index, and what finds in it and shows what was found, which no page needs before somebody searches.
 */
export function useSuggestions(
  term: string,
  finder: 'findSuggestions' | 'findInstead' = 'findSuggestions',
): { suggestions: readonly Suggestion[]; part: Suggesting | null; load: () => void } {
  const locale = useLocale();
  const [index, setIndex] = useState<SuggestionIndex | null>(null);
  const { part, loadPart: ask } = useLazyPart(loadSuggesting, searchWithout);
  const load = useCallback(() => {
    void ask();
    void fetchSuggestions(locale).then((answer) => {
      if (answer.status === 'ok') setIndex(answer.value);
    });
  }, [locale, ask]);
  const suggestions = useMemo(
    () => (index === null || part === null ? [] : part[finder](index, term)),
    [index, part, finder, term],
  );
  return { suggestions, part, load };
}
