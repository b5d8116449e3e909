import { startTransition, useEffect, useState } from 'react';

import { defaultLocale } from '@/i18n/locales';
import { useLocale } from '@/i18n/use-locale';

import { whenFiltering } from './filter-index-store';

type Names = ReadonlyMap<string, string>;
const none: Names = new Map();

/**
 * The names of accessories in the page's language, by the Dutch ones that filters have. They are fetched when the
 * visitor is about to filter, or has; until then, and after a failure, the Dutch ones are shown.
 */
export function useAccessoryNames(): Names {
  const locale = useLocale();
  const [names, setNames] = useState(none);
  useEffect(() => {
    if (locale === defaultLocale) return;
    let isLeft = false;
    const load = () => {
      import('../api/fetch-accessory-names')
        .then(({ fetchAccessoryNames }) => fetchAccessoryNames(locale))
        .then(
          (found) => {
            // Low priority: a press is answered first.
            if (!isLeft) startTransition(() => setNames(found));
          },
          (error: unknown) => {
            console.warn('No names of accessories:', error);
          },
        );
    };
    const isNeeded = window.location.search.includes('accessories');
    if (isNeeded) load();
    const cancel = isNeeded ? null : whenFiltering(load);
    return () => {
      isLeft = true;
      cancel?.();
    };
  }, [locale]);
  return names;
}
