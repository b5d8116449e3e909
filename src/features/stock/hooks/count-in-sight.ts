import type { DocumentFlags } from '@/gatsby/document/document-flags';

/**
 * The smallest card or row, in pixels (`stock-grid.module.css`, `stock-card.module.css`, `stock-list.module.css`);
 * `columns`: wide screens.
 */
export const smallest = {
  grid: { width: 264, height: 380 },
  list: { width: Infinity, height: 76 },
  columns: { width: Infinity, height: 60 },
};

/** From this width on, in pixels, the rows of the list view have columns. */
export const columnsFrom = 1340;

/**
 * An upper bound of the items from here to the bottom of the window.
 * @param top pixels from the top of the window; @param width of the list, in pixels, at most
 */
export function countInSight(top: number, width = window.innerWidth): number {
  const isList = (document.documentElement.dataset as DocumentFlags).stockView === 'list';
  const card = smallest[!isList ? 'grid' : window.innerWidth < columnsFrom ? 'list' : 'columns'];
  return Math.ceil((window.innerHeight - top) / card.height) * Math.max(1, Math.floor(width / card.width));
}
