import { startTransition, useEffect, useMemo, useState } from 'react';

import { useOnline } from '@/hooks/use-online';
import { useLocale } from '@/i18n/use-locale';

import type { NamedCategory } from '../model/categories/category-names';
import { storageKey } from '../model/categories/stored-key';
import type { ListedCategory } from '../model/contract';

import { whenFiltering } from './filter-index-store';

const load = () => import('./listed-categories');

/** The categories that the API lists, in all languages, and what makes something of them. */
export type Listed = { part: Awaited<ReturnType<typeof load>>; categories: readonly ListedCategory[] };

/**
 * The names of the categories: as the page was built, merged with those that the API lists. A copy in the browser's
 * storage comes first (spec section 7, call 4); blocked, full or broken storage changes nothing. The API is queried
 * when the visitor is about to filter, and what queries it is loaded then.
 * @param isWanted queries the API at once: the built names may not be enough
 */
export function useCategoryNames(
  built: readonly NamedCategory[],
  isWanted: boolean,
): {
  names: readonly NamedCategory[];
  /** Null until they are loaded. */
  listed: Listed | null;
} {
  const locale = useLocale();
  const isOnline = useOnline();
  const [listed, setListed] = useState<Listed | null>(null);
  useEffect(() => {
    let isLeft = false;
    let cancel: (() => void) | undefined;
    const whenWanted = (act: () => void) => {
      if (isLeft) return;
      if (isWanted) act();
      else cancel = whenFiltering(act);
    };
    const start = async () => {
      const part = await load();
      const show = (categories: readonly ListedCategory[] | null) => {
        // Low priority: a press is answered first.
        if (!isLeft && categories !== null) startTransition(() => setListed({ part, categories }));
      };
      const stored = part.readStored();
      show(stored?.categories ?? null);
      if (stored === null || !part.isFresh(stored)) whenWanted(() => void part.fetchListed().then(show));
    };
    const startOrWarn = () => {
      start().catch((error: unknown) => {
        console.warn('No names of categories:', error);
      });
    };
    if (hasStored()) startOrWarn();
    else whenWanted(startOrWarn);
    return () => {
      isLeft = true;
      cancel?.();
    };
    // `isOnline`: fetches again after a lost connection.
  }, [isWanted, isOnline]);
  const names = useMemo(
    () => listed?.part.mergeNamed(built, listed.part.toNamedList(listed.categories, locale)) ?? built,
    [built, listed, locale],
  );
  return { names, listed };
}

/** Few visitors have: the others load nothing for it. */
function hasStored(): boolean {
  try {
    return window.localStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}
