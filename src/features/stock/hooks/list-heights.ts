import type { DocumentFlags } from '@/gatsby/document/document-flags';

/** Of which list, and the heights of its items in pixels. */
let known = { list: '', heights: new Map<string, number>() };

/** What the heights depend on: the items of a row are as high as the highest one. */
function toKey(): string {
  const { pathname, search } = window.location;
  const view = (document.documentElement.dataset as DocumentFlags).stockView;
  return [window.innerWidth, view, pathname, search].join(' ');
}

/** Remembers the height of each item on screen, before the visitor leaves the list. */
export function rememberHeights(): void {
  const items = [...document.querySelectorAll<HTMLElement>('#stock-results > ul > li')];
  known = {
    list: toKey(),
    heights: new Map(items.map((item) => [item.dataset.anchor ?? '', item.getBoundingClientRect().height])),
  };
}

/**
 * The height that an item of the list at this address had, in pixels; undefined if it was not on screen, or if window
 * or view are others now.
 */
export function getHeight(advertisementID: string): number | undefined {
  return known.list === toKey() ? known.heights.get(advertisementID) : undefined;
}
