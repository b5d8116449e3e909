import type { Locale } from './locales';
import { toLocalePath } from './paths';

/** In a build that made no pages for some machines: their addresses. No visitor gets it. */
export const liveStockItemsFile = '.live-machines.json';

/**
 * The page of a language that shows a machine without a page of its own: a file of the build, and no address of the
 * site.
 */
export function toLivePage(locale: Locale): string {
  return toLocalePath(locale, '/live-machine.html').slice(1);
}
