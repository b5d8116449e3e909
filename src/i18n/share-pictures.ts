import type { Locale } from './locales';

/** The folder of the link preview images that the build draws. */
export const sharePicturesFolder = '/share';

/** The link preview image of pages without one of their own, by locale. */
export function toSitePicture(locale: Locale): string {
  return `${sharePicturesFolder}/${locale}/site.jpg`;
}
