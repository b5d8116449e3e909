import { defaultLocale, locales } from '../../src/i18n/locales';
import { toPath } from '../../src/i18n/paths';
import type { Description } from '../releases/description';

/** A page that the watch opens; `kind` is the same in every release, its path need not be. */
export type WatchedPage = { kind: string; path: string };

/**
 * The pages that matter most, one of each kind: the home pages, a list, a stock item, a page of content, and where
 * visitors ask. Every page was read before the switch (`check-pages.ts`): these are opened.
 */
export function toWatchedPages({ machines: stockItems }: Pick<Description, 'machines'>): WatchedPage[] {
  const [stockItem] = stockItems;
  return [
    ...locales.map((locale) => ({ kind: `home ${locale}`, path: toPath('home', locale) })),
    { kind: 'stockOverview', path: toPath('stockOverview', defaultLocale) },
    ...(stockItem === undefined ? [] : [{ kind: 'stockItem', path: stockItem }]),
    { kind: 'about', path: toPath('about', defaultLocale) },
    { kind: 'contact', path: toPath('contact', defaultLocale) },
  ];
}
