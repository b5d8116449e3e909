import { useEffect, useState, type RefObject } from 'react';

import { useNearView } from '@/hooks/use-near-view';

import type { Teaser, TeaserItem } from './ask-teaser';

/** What was said last: who comes back to a page sees no machine that had gone. */
const known = new Map<string, readonly TeaserItem[]>();

/**
 * The machines of a teaser: as they were built, and once a visitor has come near as the stock API has them now.
 * @param teaser the same object for as long as it says the same
 * @returns `ref` for the element that they stand in
 */
export function useLiveTeaser(teaser: Teaser): { ref: RefObject<HTMLDivElement>; items: readonly TeaserItem[] } {
  const { ref, isNear } = useNearView<HTMLDivElement>();
  const key = JSON.stringify([teaser.locale, teaser.categories]);
  const [items, setItems] = useState(() => known.get(key) ?? teaser.built);
  useEffect(() => {
    if (!isNear) return;
    const controller = new AbortController();
    const ask = async () => {
      const { askTeaser, holdHeight } = await import('./ask-teaser');
      const live = await askTeaser(teaser, controller.signal);
      if (controller.signal.aborted) return;
      if (ref.current !== null && live.length < teaser.built.length) holdHeight(ref.current);
      known.set(key, live);
      setItems(live);
    };
    const askNow = () => {
      // What was built stands.
      ask().catch((error: unknown) => console.error('Something went wrong fetching the TNL stock', error));
    };
    askNow();
    window.addEventListener('online', askNow);
    return () => {
      controller.abort();
      window.removeEventListener('online', askNow);
    };
  }, [isNear, teaser, key, ref]);
  return { ref, items };
}
