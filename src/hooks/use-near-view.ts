import { useEffect, useRef, useState, type RefObject } from 'react';

import type { DocumentFlags } from '@/gatsby/document/document-flags';

import type { EntryState } from './location-entry';
import { isPageHydrated } from './use-hydrated';

/** In milliseconds: an observer reports immediately. One that does not is broken or blocked by an extension. */
const timeoutMs = 2000;

/** What came near in this tab, by the part's name and the entry of the history. */
const seen = new Set<string>();

function toKey(name: string): string {
  const { key = '' } = (window.history.state ?? {}) as EntryState;
  return [name, window.location.pathname, key].join(' ');
}

/**
 * Whether an element has come near the viewport; once true, it stays true. Always true where the browser does not
 * report it.
 * @param name of the part; with one, Back and Forward have the part at once if it was there before
 */
export function useNearView<E extends HTMLElement>(name = ''): { ref: RefObject<E>; isNear: boolean } {
  const ref = useRef<E>(null);
  const [isNear, setIsNear] = useState(() => {
    const isReturn = isPageHydrated() && (document.documentElement.dataset as DocumentFlags).whole !== undefined;
    return isReturn && seen.has(toKey(name));
  });
  useEffect(() => {
    if (isNear && name !== '') seen.add(toKey(name));
  }, [isNear, name]);
  useEffect(() => {
    if (ref.current === null) return;
    const timer = setTimeout(() => setIsNear(true), timeoutMs);
    let observer: IntersectionObserver | undefined;
    try {
      observer = new IntersectionObserver(
        (entries) => {
          clearTimeout(timer);
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
          setIsNear(true);
          observer?.disconnect();
        },
        { rootMargin: '400px' },
      );
      observer.observe(ref.current);
    } catch {
      // Missing or refused: the timeout handles it.
    }
    return () => {
      clearTimeout(timer);
      observer?.disconnect();
    };
  }, []);
  return { ref, isNear };
}
