import { locales, type Locale } from './locales';
import { sectorIds, type Sector } from './routes';

/** The scope of a feed: the stock of one sector, or all of it. */
export const feedScopes = ['all', ...sectorIds] as const;
export type FeedScope = 'all' | Sector;

/**
 * Paths of the feeds of a list: RSS with the newest items for feed readers, JSON with the whole stock for other sites.
 */
export function toFeedPaths(scope: FeedScope, locale: Locale): { rss: string; json: string } {
  return { rss: `/feeds/${locale}/${scope}.xml`, json: `/feeds/${locale}/${scope}.json` };
}

/** Path of the feed (RSS) of a list of articles. */
export function toArticleFeedPath(list: 'news' | 'stories', locale: Locale): string {
  return `/feeds/${locale}/${list}.xml`;
}

/** Written by a build for the server: the categories of each sector, for the feeds of its lists. Not served. */
export const sectorCategoriesFile = '.sector-categories.json';

/** Every feed that a build writes. */
export function listFeeds(): { locale: Locale; scope: FeedScope }[] {
  return locales.flatMap((locale) => feedScopes.map((scope) => ({ locale, scope })));
}
