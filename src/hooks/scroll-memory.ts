import { useEffect, useLayoutEffect, useRef } from 'react';

import { getLocationEntry, type EntryState } from './location-entry';
import { afterPaint } from './use-after-paint';
import { useHydrated } from './use-hydrated';

/** A scroll position: which element marked `data-anchor` was how far from the top of the window. */
export type Place = { anchor: string | null; offset: number; top: number };

const storageKey = 'scroll-memory';
/** Pixels above an element that a link leads to. */
const offsetOfAnchor = 80;
/** Visitors do not go back through more entries than this. */
const maxPlaces = 50;
const places = new Map<string, Place>();
/** The anchor whose link was followed, by entry. */
const followed = new Map<string, string>();

/** Whether a history entry has a scroll position of its own; then the router must not scroll. */
export function hasPlace({ key, anchor }: Pick<EntryState, 'key' | 'anchor'>): boolean {
  return anchor !== undefined || (key !== undefined && getPlace(key) !== undefined);
}

/** The scroll position stored for a history entry, and the anchor whose link was followed from it. */
export function getStoredPlace({ key = '' }: EntryState): (Place & { followed: string | undefined }) | undefined {
  const place = getPlace(key);
  return place && { ...place, followed: followed.get(key) };
}

/** Whether the positions stored before the page load have been read. */
let hasRead = false;

function getPlace(key: string): Place | undefined {
  if (!hasRead) {
    hasRead = true;
    for (const [stored, place] of readStored()) if (!places.has(stored)) places.set(stored, place);
  }
  return places.get(key);
}

function readStored(): [string, Place][] {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    // Storage is blocked or broken: a reload then starts at the top.
    return [];
  }
}

function isEntry(entry: unknown): entry is [string, Place] {
  if (!Array.isArray(entry) || typeof entry[0] !== 'string') return false;
  const place: unknown = entry[1];
  return typeof place === 'object' && place !== null && 'top' in place && typeof place.top === 'number';
}

function store(): void {
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify([...places].slice(-maxPlaces)));
  } catch {
    // Same.
  }
}

function measure(): Place {
  const marked = [...document.querySelectorAll<HTMLElement>('[data-anchor]')];
  const first = marked.find((element) => element.getBoundingClientRect().bottom > 0);
  return {
    anchor: first?.dataset.anchor ?? null,
    offset: first?.getBoundingClientRect().top ?? 0,
    top: window.scrollY,
  };
}

function goTo({ anchor, offset, top }: Place): void {
  const element = anchor === null ? null : findAnchor(anchor);
  const target = element === null ? top : window.scrollY + element.getBoundingClientRect().top - offset;
  window.scrollTo({ top: target, behavior: 'instant' });
}

function findAnchor(anchor: string): Element | null {
  return document.querySelector(`[data-anchor="${CSS.escape(anchor)}"]`);
}

/** Returns the keyboard focus to the link that was followed; the router would focus the whole page. */
function focusFollowed(key: string): void {
  const anchor = followed.get(key);
  // A visitor who moved the focus while the list loaded keeps it.
  if (document.activeElement?.closest('#main, header') != null) return;
  const link = anchor === undefined ? null : findAnchor(anchor)?.querySelector<HTMLElement>('a[href]');
  link?.focus({ preventScroll: true });
}

/**
 * Stores for each history entry which item the visitor saw, and scrolls back to it when the visitor returns, also after
 * a reload.
 * @param key the entry's name; @param isReady whether the entry's content is rendered
 */
export function useScrollMemory({ key, isReady }: { key: string | undefined; isReady: boolean }): void {
  const isHydrated = useHydrated();
  const arrived = useRef<string | null>(null);

  useLayoutEffect(() => {
    if (!isHydrated || key === undefined || !isReady || arrived.current === key) return;
    arrived.current = key;
    const { anchor } = getLocationEntry().state;
    const place = getPlace(key) ?? (anchor === undefined ? undefined : { anchor, offset: offsetOfAnchor, top: 0 });
    if (place !== undefined) goTo(place);
  }, [key, isReady, isHydrated]);

  const focused = useRef<string | null>(null);
  useEffect(() => {
    if (!isHydrated || key === undefined || !isReady || focused.current === key) return;
    focused.current = key;
    // Runs after the router's effect, which comes after this one and focuses the page.
    queueMicrotask(() => focusFollowed(key));
  }, [key, isReady, isHydrated]);

  // A layout effect, because it runs in the step that removes the list: later it would measure the next page.
  useLayoutEffect(() => {
    if (key === undefined) return;
    // The browser's own restoration runs before the list is long enough; also after a reload (`scroll-restoration.ts`).
    const holdPlace = () => {
      window.history.scrollRestoration = 'manual';
    };
    holdPlace();
    let cancel: () => void = () => undefined;
    const scheduleMeasure = () => {
      cancel();
      // Not by a frame alone: without frames (a background tab) the position would be lost.
      cancel = afterPaint(() => {
        // During navigation the window scrolls before this page is removed.
        if (arrived.current === key && getLocationEntry().state.key === key) places.set(key, measure());
      });
    };
    const onPress = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a[href]') : null;
      const anchor = link?.closest<HTMLElement>('[data-anchor]')?.dataset.anchor;
      if (anchor !== undefined) followed.set(key, anchor);
    };
    let hasLeft = false;
    const returnTo = () => {
      const wasAway = hasLeft;
      hasLeft = getLocationEntry().state.key !== key;
      // The visitor pressed Forward and then Back before the next page rendered: nothing renders again, and the browser
      // has scrolled already.
      const place = wasAway && !hasLeft ? getPlace(key) : undefined;
      if (place !== undefined) goTo(place);
    };
    // Measuring forces a layout, so it waits until scrolling pauses.
    const timer = setTimeout(scheduleMeasure, 500);
    window.addEventListener('scroll', scheduleMeasure, { passive: true });
    window.addEventListener('click', onPress, true);
    window.addEventListener('popstate', returnTo);
    for (const keep of [store, holdPlace]) window.addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      cancel();
      window.removeEventListener('scroll', scheduleMeasure);
      window.removeEventListener('click', onPress, true);
      window.removeEventListener('popstate', returnTo);
      for (const keep of [store, holdPlace]) window.removeEventListener('pagehide', keep);
    };
  }, [key]);
}
