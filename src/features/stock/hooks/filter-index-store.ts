import { useSyncExternalStore } from 'react';

import type { IndexedSearch } from './indexed-search';

let search: IndexedSearch | null = null;
let isAsked = false;
/** Whether the visitor has been about to filter since the page was loaded, and what waits for that. */
let isIntended = false;
const waiting: (() => void)[] = [];
const listeners = new Set<() => void>();

/**
 * Fetches the index of the stock, once while the page lives; called when a visitor is about to filter, again and again
 * does no harm.
 */
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
      // The script could not be had.
      isAsked = false;
    },
  );
}

async function load() {
  const { loadIndexedSearch } = await import('./indexed-search');
  return loadIndexedSearch();
}

/** For what a visitor filters with, to be spread on the element: the first sign of it fetches the index. */
export const filterIntent = { onPointerEnter: loadFilterIndex, onFocusCapture: loadFilterIndex };

/** The search of the index; null until it is there, and where there is none. */
export function useIndexedSearch(): IndexedSearch | null {
  return useSyncExternalStore(
    subscribe,
    () => search,
    () => null,
  );
}

/** Acts once the visitor is about to filter: at once for one who was before. @returns takes it back */
export function whenFiltering(act: () => void): () => void {
  if (isIntended) act();
  else waiting.push(act);
  return () => {
    const place = waiting.indexOf(act);
    if (place !== -1) waiting.splice(place, 1);
  };
}

/** Never asks an index again that turned out to be too old. */
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
