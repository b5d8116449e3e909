import { useCallback, useState } from 'react';

import { useLazyPart } from '@/hooks/use-lazy-part';
import { useLocale } from '@/i18n/use-locale';

import type { Reading } from '../../model/search/sentence/reading';
import type { SearchWords } from '../../model/search/sentence/search-words';
import type { SuggestionIndex } from '../../model/suggestions/suggestion-index';

const loadSearching = () => import('./searching');
type Searching = Awaited<ReturnType<typeof loadSearching>>;
/** Without the script a term is searched as it is typed; a page reload would lose the typed text. */
const searchWithout = () => undefined;

/** What a search needs and no page does before one. */
export type SearchTools = {
  index: SuggestionIndex;
  /** Names of categories in all languages. */
  words: SearchWords;
  read: (text: string) => Reading;
  part: Searching;
};

/**
 * The tools of a search, null until `load` has loaded them. `load` resolves with them, or with null if they cannot be
 * had; call it as often as you like.
 */
export function useSearchTools(): { tools: SearchTools | null; load: () => Promise<SearchTools | null> } {
  const locale = useLocale();
  const [tools, setTools] = useState<SearchTools | null>(null);
  const { loadPart } = useLazyPart(loadSearching, searchWithout);
  const load = useCallback(async () => {
    const part = await loadPart();
    if (part === null) return null;
    const [answer, words] = await Promise.all([part.fetchSuggestions(locale), part.fetchSearchWords()]);
    if (answer.status === 'error') return null;
    const next = { part, words, index: answer.value, read: part.getReader(answer.value, words) };
    setTools((before) => (before?.read === next.read ? before : next));
    return next;
  }, [locale, loadPart]);
  return { tools, load };
}
