import { useEffect, useMemo, useState } from 'react';

import { useLocale } from '@/i18n/use-locale';

import { fetchSearchWords } from '../api/fetch-search-words';
import type { NamedCategory } from '../model/categories/category-names';
import { noSearchWords, toNamedCategories } from '../model/search/sentence/search-words';

/** The names of categories and sub categories in the page's language; until they are loaded, none. */
export function useSearchNames(): readonly NamedCategory[] {
  const locale = useLocale();
  const [words, setWords] = useState(noSearchWords);
  useEffect(() => {
    let isLeft = false;
    void fetchSearchWords().then((loaded) => {
      if (!isLeft) setWords(loaded);
    });
    return () => {
      isLeft = true;
    };
  }, []);
  return useMemo(() => toNamedCategories(words, locale), [words, locale]);
}
