import { fetchCategories } from '../api/fetch-categories';
import { timeouts } from '../api/stock-api';
import {
  ages,
  formatStoredCategories,
  parseStoredCategories,
  type StoredCategories,
} from '../model/categories/stored-categories';
import { storageKey } from '../model/categories/stored-key';
import type { ListedCategory } from '../model/contract';

import { stockApi } from './stock-client';

// Loaded when a visitor is about to filter, with what makes names and filters of the categories.
export { mergeNamed, toNamedList } from '../model/categories/merge-names';
export { hasTranslatedFilters, toApiNames } from '../model/search/translated-filters';

/** One request a page load, however many lists the visitor opens. */
let pending: Promise<ListedCategory[] | null> | null = null;

/** The categories that the API listed before; null where the browser's storage has none, or is blocked or broken. */
export function readStored(): StoredCategories | null {
  try {
    return parseStoredCategories(window.localStorage.getItem(storageKey), Date.now());
  } catch {
    return null;
  }
}

export const isFresh = ({ at }: StoredCategories): boolean => Date.now() - at <= ages.fresh;

/** The categories that the API lists, which are stored for the next page load; null after a failure. */
export function fetchListed(): Promise<ListedCategory[] | null> {
  pending ??= fetchAndStore();
  return pending;
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
