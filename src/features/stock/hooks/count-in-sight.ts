import type { DocumentFlags } from '@/gatsby/document/document-flags';

/** The smallest card or row of the grid, in pixels (`stock-grid.module.css`). */
export const smallest = { grid: { width: 264, height: 400 }, list: { width: Infinity, height: 140 } };

/**
 * An upper bound of the items from here to the bottom of the window.
 * @param top pixels from the top of the window; @param width of the list, in pixels, at most
 */
export function countInSight(top: number, width = window.innerWidth): number {
  const isList = (document.documentElement.dataset as DocumentFlags).stockView === 'list';
  const card = smallest[isList ? 'list' : 'grid'];
  return Math.ceil((window.innerHeight - top) / card.height) * Math.max(1, Math.floor(width / card.width));
}
