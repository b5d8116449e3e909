import { startTransition, useEffect, useMemo, useState } from 'react';

import type { DocumentFlags } from '@/gatsby/document/document-flags';
import { getLocationEntry } from '@/hooks/location-entry';
import { getStoredPlace } from '@/hooks/scroll-memory';
import { afterPaint } from '@/hooks/use-after-paint';
import { isPageHydrated } from '@/hooks/use-hydrated';

import type { StockItem } from '../model/item';

import { countInSight } from './count-in-sight';
import { getHeight } from './list-heights';

/** An item to render; with a height (pixels) only its empty place. */
export type ShownItem = { item: StockItem; height?: number | undefined };

/** Which items are rendered, by index. `followed`: the item that the visitor opened, which gets the focus back. */
type Part = { start: number; end: number; isReturn: boolean; followed?: string | undefined };

/**
 * The items to render. The first frame of a list that is opened by a link, or come back to, has those in sight only, so
 * that it comes sooner; the next ones have more and more, the nearest first. After Back the others are empty places of
 * the heights that they had: what was in sight is where it was.
 */
export function useFirstItems(list: readonly StockItem[]): readonly ShownItem[] {
  const [part, setPart] = useState(() => toFirstPart(list));
  useEffect(() => {
    if (part === null) return;
    return afterPaint(() => startTransition(() => setPart(widen(part, list.length))));
  }, [part, list.length]);
  return useMemo(() => toShownItems(list, part), [list, part]);
}

function toShownItems(list: readonly StockItem[], part: Part | null): ShownItem[] {
  if (part === null) return list.map((item) => ({ item }));
  const { start, end, isReturn, followed } = part;
  if (!isReturn) return list.slice(0, end).map((item) => ({ item }));
  return list.map((item, index) => {
    const isRendered = (index >= start && index < end) || item.advertisementID === followed;
    // An item whose height is not known is rendered.
    return { item, height: isRendered ? undefined : getHeight(item.advertisementID) };
  });
}

function widen({ start, end, ...rest }: Part, length: number): Part | null {
  // At least six more on either side.
  const step = Math.max(6, end - start);
  const next = { ...rest, start: start - step, end: end + step };
  return next.start <= 0 && next.end >= length ? null : next;
}

/** Null if the first frame has to have all. */
function toFirstPart(list: readonly StockItem[]): Part | null {
  // A hydrating page equals the built one.
  if (!isPageHydrated()) return null;
  const { state } = getLocationEntry();
  const place = getStoredPlace(state);
  if (place === undefined) {
    const startsAtTop =
      state.anchor === undefined && (document.documentElement.dataset as DocumentFlags).whole === undefined;
    return startsAtTop ? { start: 0, end: countInSight(0), isReturn: false } : null;
  }
  const start = list.findIndex(({ advertisementID }) => advertisementID === place.anchor);
  const end = start + countInSight(place.offset);
  return start === -1 ? null : { start, end, isReturn: true, followed: place.followed };
}
