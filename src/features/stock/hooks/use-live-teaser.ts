import { useEffect, useState, type RefObject } from 'react';

import { useNearView } from '@/hooks/use-near-view';

import type { Teaser, TeaserItem } from './fetch-teaser';

/** What was said last, by the machines as they were built: who comes back to a page sees none that had gone. */
const known = new WeakMap<object, readonly TeaserItem[]>();

/**
 * The machines of a teaser: as they were built, and once a visitor has come near as the stock API has them now. What
 * cannot be loaded leaves what was built.
 * @param key the same object for as long as the page is built the same
 * @param teaser the same object for as long as it says the same
 * @returns `ref` for the element that they stand in
 */
export function useLiveTeaser(
  key: object,
  teaser: Teaser,
): { ref: RefObject<HTMLDivElement>; items: readonly TeaserItem[] } {
  const { ref, isNear } = useNearView<HTMLDivElement>();
  const [items, setItems] = useState(() => known.get(key) ?? teaser.built);
  useEffect(() => {
    const element = ref.current;
    if (!isNear || element === null) return;
    let end: (() => void) | undefined;
    let isLeft = false;
    import('./fetch-teaser').then(
      ({ followTeaser }) => {
        if (isLeft) return;
        end = followTeaser(teaser, element, (live) => {
          known.set(key, live);
          setItems(live);
        });
      },
      () => null,
    );
    return () => {
      isLeft = true;
      end?.();
    };
  }, [isNear, key, teaser, ref]);
  return { ref, items };
}
