import { useEffect, useMemo } from 'react';

import type { DocumentFlags } from '@/gatsby/document/document-flags';
import { getLocationEntry } from '@/hooks/location-entry';
import { hasPlace } from '@/hooks/scroll-memory';
import { useAfterPaint } from '@/hooks/use-after-paint';

import type { StockItem } from '../model/item';

/** The least height of a card and how many stand beside each other; too few of them would leave an old one in sight. */
function countNear(bottom: number, width: number): number {
  if ((document.documentElement.dataset as DocumentFlags).stockView === 'list') return Math.ceil(bottom / 140);
  const columns = width >= 1024 ? 3 : width >= 640 ? 2 : 1;
  return Math.ceil(bottom / 400) * columns;
}

/**
 * How far below the top of the list the visitor can see, kept while scrolling: asking later would make the browser lay
 * the page out twice.
 */
const view = { bottom: Infinity, width: 0 };

function look(): void {
  const list = document.getElementById('stock-results');
  view.bottom = window.innerHeight - (list?.getBoundingClientRect().top ?? 0);
  view.width = window.innerWidth;
}

/**
 * The items to render: when the list has just changed, the new ones in sight and below them still the old ones, and all
 * of the new ones as soon as those are on screen. What is in sight a tenth of a second earlier is the whole point of
 * filters.
 */
export function useNearFirst(list: readonly StockItem[]): readonly StockItem[] {
  const painted = useAfterPaint(list);
  useEffect(() => {
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
      view.bottom = Infinity;
    };
  }, []);
  return useMemo(() => {
    // The place that a visitor comes back to is found again only among items that are all there.
    if (painted === list || hasPlace(getLocationEntry().state)) return list;
    const near = list.slice(0, countNear(view.bottom, view.width));
    // Where the new ones do not fill what is in sight, the old ones would be seen; else they go when the new ones have
    // come.
    const isFilled = near.length < list.length;
    const below = isFilled ? painted.slice(near.length) : [];
    return [...near, ...below.filter((item) => !near.some((one) => isSame(one, item)))];
  }, [list, painted]);
}

const isSame = (one: StockItem, other: StockItem) => one.advertisementID === other.advertisementID;
