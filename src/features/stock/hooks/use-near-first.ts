import { useEffect, useMemo } from 'react';

import type { DocumentFlags } from '@/gatsby/document/document-flags';
import { getLocationEntry } from '@/hooks/location-entry';
import { hasPlace } from '@/hooks/scroll-memory';
import { useAfterPaint } from '@/hooks/use-after-paint';

import type { StockItem } from '../model/item';

/**
 * Distance from the top of the list to the bottom of the window, and the grid's columns and heights. Measured on scroll
 * and resize: a measurement during a render would cost a second layout.
 */
const view = { bottom: Infinity, leastHeight: 1, columns: 1, kind: '' as string | undefined };

function measure(): void {
  const list = document.getElementById('stock-results');
  const grid = list?.querySelector(':scope > ul');
  view.bottom = window.innerHeight - (list?.getBoundingClientRect().top ?? 0);
  view.kind = getKind();
  if (grid == null) return;
  const style = getComputedStyle(grid);
  // Without the stylesheet all items count as near.
  view.leastHeight = Number.parseFloat(style.getPropertyValue('--least-height')) || 1;
  view.columns = style.gridTemplateColumns.split(' ').length;
}

const getKind = () => (document.documentElement.dataset as DocumentFlags).stockView;

/** An upper bound of the items in sight; a lower one would leave old items in sight. */
function countNear(): number {
  // The visitor has switched between cards and list since.
  if (view.kind !== getKind()) measure();
  return Math.ceil(view.bottom / view.leastHeight) * view.columns;
}

/**
 * The items to render. The first render after a change has the new items in sight, followed by the old ones; all new
 * items follow in the next frame. So the items in sight change a tenth of a second earlier.
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
    // Scroll restoration needs all items.
    if (painted === list || hasPlace(getLocationEntry().state)) return list;
    const near = list.slice(0, countNear());
    // New items that do not fill the window would leave old ones in sight: then the old ones go at once.
    const isFilled = near.length < list.length;
    const below = isFilled ? painted.slice(near.length) : [];
    return [...near, ...below.filter((item) => !near.some((other) => isSame(other, item)))];
  }, [list, painted]);
}

const isSame = (one: StockItem, other: StockItem) => one.advertisementID === other.advertisementID;
