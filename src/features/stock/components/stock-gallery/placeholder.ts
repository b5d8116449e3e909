import type { CSSProperties } from 'react';

/**
 * What the large photo has behind it until it is there: the smaller one that the page has loaded, which costs no
 * request.
 * Its proportions keep the place, as long as the browser does not know those of the large one.
 * @param gallery holds a link for each photo that it shows: the first one large, then again among the small ones
 * @returns undefined where the page has none, not yet, or none that could be had
 */
export function toPlaceholder(gallery: HTMLElement | null, index: number): CSSProperties | undefined {
  const link = gallery?.querySelectorAll('a')[index === 0 ? 0 : index + 1];
  const { currentSrc = '', naturalWidth = 0, naturalHeight = 0 } = link?.querySelector('img') ?? {};
  if (naturalWidth === 0) return undefined;
  return {
    aspectRatio: `auto ${String(naturalWidth)} / ${String(naturalHeight)}`,
    background: `url(${JSON.stringify(currentSrc)}) center / contain no-repeat`,
  };
}
