import { useEffect, useMemo } from 'react';

import { getLocationEntry } from '@/hooks/location-entry';
import { hasPlace } from '@/hooks/scroll-memory';
import { useAfterPaint } from '@/hooks/use-after-paint';

import type { StockItem } from '../model/item';

/**
 * The distance from the top of the list to the bottom of the window, and the list's grid, both measured on scroll and
 * resize: a measurement during a render would cost a second layout.
 */
const view = { bottom: Infinity, leastHeight: 1, columns: 1, kind: '' as string | undefined };

function measure(): void {
  const list = document.getElementById('stock-results');
  const grid = list?.querySelector(':scope > ul');
  view.bottom = window.innerHeight - (list?.getBoundingClientRect().top ?? 0);
  view.kind = getKind();
  if (grid == null) return;
  const style = getComputedStyle(grid);
  // Without the stylesheet a card may have any height: then all items are near.
  view.leastHeight = Number.parseFloat(style.getPropertyValue('--least-height')) || 1;
  view.columns = style.gridTemplateColumns.split(' ').length;
}

const getKind = () => document.documentElement.dataset.stockView;

/** The number of items that may be in sight; too few would leave an old item in sight. */
function countNear(): number {
  // The visitor has switched between cards and list since.
  if (view.kind !== getKind()) measure();
  return Math.ceil(view.bottom / view.leastHeight) * view.columns;
}

/**
 * The items to render. Right after a change these are the new items in sight, followed by the old ones; all new items
 * follow in the next frame. Filters feel faster: the items in sight change a tenth of a second earlier.
 */
export function useNearFirst(list: readonly StockItem[]): readonly StockItem[] {
  const painted = useAfterPaint(list);
  useEffect(() => {
    measure();
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
      view.bottom = Infinity;
    };
  }, []);
  return useMemo(() => {
    // The scroll position of a visitor who comes back is restored only once all items are rendered.
    if (painted === list || hasPlace(getLocationEntry().state)) return list;
    const near = list.slice(0, countNear());
    // When the new items do not fill the window, old ones below them would be seen: they go at once.
    const isFilled = near.length < list.length;
    const below = isFilled ? painted.slice(near.length) : [];
    return [...near, ...below.filter((item) => !near.some((other) => isSame(other, item)))];
  }, [list, painted]);
}

const isSame = (one: StockItem, other: StockItem) => one.advertisementID === other.advertisementID;
