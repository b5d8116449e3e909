import { useEffect, useMemo } from 'react';

import { getLocationEntry } from '@/hooks/location-entry';
import { hasPlace } from '@/hooks/scroll-memory';
import { useAfterPaint } from '@/hooks/use-after-paint';

import type { StockItem } from '../model/item';

import { countInSight } from './count-in-sight';

/** Nothing is known of it. */
const unknown = { top: -Infinity, width: 0 };
/**
 * The list on screen, in pixels: its top below that of the window, and its width. Measured on scroll and resize: a
 * measurement during a render would cost a second layout.
 */
let list: { top: number; width: number } = unknown;

function measure(): void {
  list = document.getElementById('stock-results')?.getBoundingClientRect() ?? unknown;
}

/**
 * The items to render. The first render after a change has the new items in sight, followed by the old ones; all new
 * items follow in the next frame. So the items in sight change a tenth of a second earlier.
 */
export function useNearFirst(items: readonly StockItem[]): readonly StockItem[] {
  const painted = useAfterPaint(items);
  useEffect(() => {
    measure();
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
      list = unknown;
    };
  }, []);
  return useMemo(() => {
    // Scroll restoration needs all items.
    if (painted === items || hasPlace(getLocationEntry().state)) return items;
    const near = items.slice(0, countInSight(list.top, list.width));
    // New items that do not fill the window would leave old ones in sight: then the old ones go at once.
    const isFilled = near.length < items.length;
    const below = isFilled ? painted.slice(near.length) : [];
    return [...near, ...below.filter((item) => !near.some((other) => isSame(other, item)))];
  }, [items, painted]);
}

const isSame = (one: StockItem, other: StockItem) => one.advertisementID === other.advertisementID;
