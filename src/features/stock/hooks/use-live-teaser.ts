import { useEffect, useState, type RefObject } from 'react';

import { useNearView } from '@/hooks/use-near-view';

import type { Teaser, TeaserItem } from './fetch-teaser';

/** The last live items by the built ones: a visitor who returns to a page does not see removed items again. */
const known = new WeakMap<object, readonly TeaserItem[]>();

/**
 * The items of a teaser: built, then live once a visitor comes near. When loading fails the built items stay.
 * @param key the same object until the page is built anew
 * @param teaser the same object until its content changes
 * @returns `ref` for the element that contains the items
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
