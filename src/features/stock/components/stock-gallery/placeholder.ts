import type { CSSProperties } from 'react';

/**
 * The background of a large image until it has loaded: the smaller image that the page has loaded already, without a
 * request. Its proportions reserve the space until the browser knows those of the large image.
 * @param gallery holds a link for each image: the large one first, then all thumbnails
 * @returns undefined when the page has no small image, or it has not loaded or has failed
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
