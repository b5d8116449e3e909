import { useCallback, useMemo, useState } from 'react';

import { useLazyPart } from '@/hooks/use-lazy-part';
import { useLocale } from '@/i18n/use-locale';

import { fetchSuggestions } from '../../api/fetch-suggestions';
import type { SuggestionIndex } from '../../model/suggestions/suggestion-index';
import type { Suggestion } from '../../model/suggestions/suggestions';

const loadSuggesting = () => import('./suggesting');
type Suggesting = Awaited<ReturnType<typeof loadSuggesting>>;
/** Without the script only suggestions are missing; a page reload would lose the typed text. */
const searchWithout = () => undefined;

/**
 * The suggestions for a term. Empty until `load` was called (more than once is fine) and has loaded the index and the
 * code, which no page needs before a search.
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
