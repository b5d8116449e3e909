import type { Locale } from './locales';

/** The folder of the pictures that the build makes for whoever shares a page. */
export const sharePicturesFolder = '/share';

/** The picture of all pages that have none of their own, in the language of the page. */
export function toSitePicture(locale: Locale): string {
  return `${sharePicturesFolder}/${locale}/site.jpg`;
}
