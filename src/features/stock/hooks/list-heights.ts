let known = { width: 0, heights: new Map<string, number>() };

/** Remembers the height of each item on screen, before the visitor leaves the list. */
export function rememberHeights(): void {
  const items = [...document.querySelectorAll<HTMLElement>('#stock-results > ul > li')];
  known = {
    width: window.innerWidth,
    heights: new Map(items.map((item) => [item.dataset.anchor ?? '', item.getBoundingClientRect().height])),
  };
}

/** The height that an item had, in pixels; undefined if it was not on screen, or in a window of another width. */
export function getHeight(advertisementID: string): number | undefined {
  return known.width === window.innerWidth ? known.heights.get(advertisementID) : undefined;
}
