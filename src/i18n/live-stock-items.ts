import type { Locale } from './locales';
import { toLocalePath } from './paths';

/** Written by a build that made no pages for some items: their addresses. Not served to visitors. */
export const liveStockItemsFile = '.live-machines.json';

/**
 * The page of a locale that renders an item without a built page: a file of the release, not an address of the site.
 */
export function toLivePage(locale: Locale): string {
  return toLocalePath(locale, '/live-machine.html').slice(1);
}
