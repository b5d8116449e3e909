import { isPageHydrated } from '@/hooks/use-hydrated';

/** More are not on one screen of a list. Each element keeps its decoded image in the browser's memory. */
const max = 60;

/** Images that the browser has loaded in this tab, by their `src`: the last ones. */
const loaded = new Map<string, HTMLImageElement>();

/** Remembers an image that has loaded. */
export function rememberImage(image: HTMLImageElement): void {
  const src = image.getAttribute('src') ?? '';
  loaded.delete(src);
  loaded.set(src, image);
  const [oldest = ''] = loaded.keys();
  if (loaded.size > max) loaded.delete(oldest);
}

/**
 * The image with this `src`, if the browser can show it at once. A hydrating page, which must equal the built one, has
 * none.
 */
export function getLoadedImage(src: string | undefined): HTMLImageElement | undefined {
  const image = src !== undefined && isPageHydrated() ? loaded.get(src) : undefined;
  // React may have given the element another image since.
  return image?.getAttribute('src') === src && hasLoaded(image) ? image : undefined;
}

export function hasLoaded(image: HTMLImageElement | undefined): boolean {
  return image?.complete === true && image.naturalWidth > 0;
}
