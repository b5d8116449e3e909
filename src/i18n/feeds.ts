import { locales, type Locale } from './locales';
import { sectorIds, type Sector } from './routes';

/** What a feed is about: the stock of a sector, or all of it. */
export const feedScopes = ['all', ...sectorIds] as const;
export type FeedScope = 'all' | Sector;

/** Where the feeds of a list are: the newest machines for readers of news, the whole stock for other sites. */
export function toFeedPaths(scope: FeedScope, locale: Locale): { rss: string; json: string } {
  return { rss: `/feeds/${locale}/${scope}.xml`, json: `/feeds/${locale}/${scope}.json` };
}

/** Every feed there is. */
export const allFeeds = locales.flatMap((locale) => feedScopes.map((scope) => ({ locale, scope })));
