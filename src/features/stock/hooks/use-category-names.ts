import { startTransition, useEffect, useMemo, useState } from 'react';

import { useOnline } from '@/hooks/use-online';
import { useLocale } from '@/i18n/use-locale';

import { fetchCategories } from '../api/fetch-categories';
import { timeouts } from '../api/stock-api';
import { mergeNamed, toNamedList, type NamedCategory } from '../model/categories/category-names';
import { ages, formatStoredCategories, parseStoredCategories, storageKey } from '../model/categories/stored-categories';
import type { ListedCategory } from '../model/contract';

import { whenFiltering } from './filter-index-store';
import { stockApi } from './stock-client';

/** One request a page load, however many lists the visitor opens. */
let pending: Promise<ListedCategory[] | null> | null = null;

/**
 * The names of the categories: as the page was built, merged with those that the API lists. A copy in the browser's
 * storage comes first (spec section 7, call 4); blocked, full or broken storage changes nothing. The API is queried
 * when the visitor is about to filter.
 * @param isWanted queries the API at once: the built names may not be enough
 */
export function useCategoryNames(
  built: readonly NamedCategory[],
  isWanted: boolean,
): {
  names: readonly NamedCategory[];
  /** In all languages; null until they are loaded. */
  listed: readonly ListedCategory[] | null;
} {
  const locale = useLocale();
  const isOnline = useOnline();
  const [listed, setListed] = useState<readonly ListedCategory[] | null>(null);
  useEffect(() => {
    let isLeft = false;
    const use = (categories: readonly ListedCategory[] | null) => {
      // Low priority: a press is answered first.
      if (!isLeft && categories !== null) startTransition(() => setListed(categories));
    };
    const stored = readStored();
    use(stored?.categories ?? null);
    const load = () => {
      pending ??= fetchAndStore();
      void pending.then(use);
    };
    const isOld = stored === null || Date.now() - stored.at > ages.fresh;
    if (isOld && isWanted) load();
    const cancel = isOld && !isWanted ? whenFiltering(load) : undefined;
    return () => {
      isLeft = true;
      cancel?.();
    };
    // `isOnline`: fetches again after a lost connection.
  }, [isWanted, isOnline]);
  const names = useMemo(
    () => (listed === null ? built : mergeNamed(built, toNamedList(listed, locale))),
    [built, listed, locale],
  );
  return { names, listed };
}

function readStored() {
  try {
    return parseStoredCategories(window.localStorage.getItem(storageKey), Date.now());
  } catch {
    return null;
  }
}

async function fetchAndStore(): Promise<ListedCategory[] | null> {
  const answer = await fetchCategories({ api: stockApi, timeoutMs: timeouts.browser });
  if (answer.status === 'error') {
    // The next list fetches again.
    pending = null;
    console.error('Something went wrong fetching the categories', answer.reason);
    return null;
  }
  try {
    const text = formatStoredCategories({ at: Date.now(), categories: answer.value.categories });
    window.localStorage.setItem(storageKey, text);
  } catch {
    // Storage is blocked or full.
  }
  return answer.value.categories;
}
