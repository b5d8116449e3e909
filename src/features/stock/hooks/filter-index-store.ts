import { useSyncExternalStore } from 'react';

import type { IndexedSearch } from './indexed-search';

let search: IndexedSearch | null = null;
let isAsked = false;
/** Whether the visitor has been about to filter since the page load, and the callbacks that wait for it. */
let isIntended = false;
const waiting: (() => void)[] = [];
const listeners = new Set<() => void>();

/** Fetches the filter index, once a page load. Call it when a visitor is about to filter, as often as you like. */
export function loadFilterIndex(): void {
  if (isAsked) return;
  isAsked = true;
  isIntended = true;
  for (const act of waiting.splice(0)) act();
  load().then(
    (loaded) => {
      if (loaded === 'retry') isAsked = false;
      else change(loaded);
    },
    () => {
      // The script failed to load.
      isAsked = false;
    },
  );
}

async function load() {
  const { loadIndexedSearch } = await import('./indexed-search');
  return loadIndexedSearch();
}

/** Props for the elements that visitors filter with: hover or focus fetches the index. */
export const filterIntent = { onPointerEnter: loadFilterIndex, onFocusCapture: loadFilterIndex };

/** The search of the index; null until it is loaded, and where there is none. */
export function useIndexedSearch(): IndexedSearch | null {
  return useSyncExternalStore(
    subscribe,
    () => search,
    () => null,
  );
}

/**
 * Calls `act` once the visitor is about to filter; at once when that was before.
 * @returns cancels it
 */
export function whenFiltering(act: () => void): () => void {
  if (isIntended) act();
  else waiting.push(act);
  return () => {
    const place = waiting.indexOf(act);
    if (place !== -1) waiting.splice(place, 1);
  };
}

/** Drops an index that is out of date, for the rest of the page load. */
export function dropFilterIndex(): void {
  change(null);
}

function change(next: IndexedSearch | null): void {
  search = next;
  for (const listener of listeners) listener();
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => {
    listeners.delete(onChange);
  };
}
