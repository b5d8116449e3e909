import { useEffect } from 'react';

import { getLocationEntry } from '@/hooks/location-entry';
import { hasPlace } from '@/hooks/scroll-memory';
import { useAfterPaint } from '@/hooks/use-after-paint';

/** The least height of a card and how many stand beside each other; too few of them would leave a hole for a moment. */
function countNear(bottom: number, width: number): number {
  if (document.documentElement.dataset.stockView === 'list') return Math.ceil(bottom / 140);
  const columns = width >= 1024 ? 3 : width >= 640 ? 2 : 1;
  return Math.ceil(bottom / 400) * columns;
}

/** How far down the visitor can see, kept while scrolling: asking later would make the browser lay the page out twice. */
const view = { bottom: Infinity, width: 0 };

function look(): void {
  view.bottom = window.scrollY + window.innerHeight;
  view.width = window.innerWidth;
}

/**
 * How many cards to render: when the list has just changed those in sight, and all of them as soon as these are on screen.
 * What is in sight a tenth of a second earlier is the whole point of filters.
 */
export function useNearCount(list: readonly unknown[]): number {
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
  // The place that a visitor comes back to is found again only among cards that are all there.
  const isWhole = painted === list || hasPlace(getLocationEntry().state.key);
  return isWhole ? list.length : countNear(view.bottom, view.width);
}
