import { startTransition, useEffect, useState } from 'react';

import type { DocumentFlags } from '@/gatsby/document/document-flags';
import { getLocationEntry } from '@/hooks/location-entry';
import { getStoredPlace, type Place } from '@/hooks/scroll-memory';
import { afterPaint } from '@/hooks/use-after-paint';
import { isPageHydrated } from '@/hooks/use-hydrated';

import type { StockItem } from '../model/item';

import { countInSight } from './count-in-sight';
import { getHeight } from './list-heights';

/** An item to render; with a height (pixels) only its empty place. */
export type ShownItem = { item: StockItem; height?: number | undefined };

/**
 * The items to render. The first frame of a list that is opened by a link, or come back to, has those in sight only, so
 * that it comes sooner; the next one has all. After Back the others are empty places of the heights that they had: what
 * was in sight is where it was.
 */
export function useFirstItems(list: readonly StockItem[]): readonly ShownItem[] {
  const [first, setFirst] = useState(() => toFirstItems(list));
  useEffect(() => {
    if (first === null) return;
    return afterPaint(() => startTransition(() => setFirst(null)));
  }, [first]);
  return first ?? list.map((item) => ({ item }));
}

/** Null if the first frame has to have all. */
function toFirstItems(list: readonly StockItem[]): ShownItem[] | null {
  // A hydrating page equals the built one, and a fragment may lead to anything.
  if (!isPageHydrated() || window.location.hash !== '') return null;
  const { state } = getLocationEntry();
  const place = getStoredPlace(state);
  if (place !== undefined) return toPlacedItems(list, place);
  const startsAtTop =
    state.anchor === undefined && (document.documentElement.dataset as DocumentFlags).whole === undefined;
  return startsAtTop ? list.slice(0, countInSight(0)).map((item) => ({ item })) : null;
}

/** An item whose height is not known is rendered. */
function toPlacedItems(list: readonly StockItem[], { anchor, offset }: Place): ShownItem[] | null {
  const start = list.findIndex(({ advertisementID }) => advertisementID === anchor);
  const end = start + countInSight(offset);
  if (start === -1) return null;
  return list.map((item, index) => ({
    item,
    height: index >= start && index < end ? undefined : getHeight(item.advertisementID),
  }));
}
