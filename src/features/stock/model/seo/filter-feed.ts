import type { Locale } from '../../../../i18n/locales';
import { toPath } from '../../../../i18n/paths';
import { sectorIds, sectorRoutes, type Sector, type StaticRouteId } from '../../../../i18n/routes';
import { toAppliedFilters } from '../search/applied-filters';
import { emptyQuery, formatQuery, parseQuery, type StockQuery } from '../search/query';
import { defaultSort } from '../search/sort';

/**
 * The list whose new items a feed has: the whole stock, or a sector's, with filters. Order and page are no part of it.
 */
export type FeedFilter = { sector: Sector | null; query: StockQuery };
export type FeedFormat = 'rss' | 'json';

/**
 * The feeds of the site's own server: `/feeds/nl?filter-makeName[]=Fendt`. The path alone answers 204, so that a page
 * finds out whether this server serves it.
 */
export const feedsPath = '/feeds';

/** More is no filter that somebody has set. The address is limited in characters. */
export const feedLimits = { address: 4000, filters: 60 } as const;

const names = { sector: 'sector', format: 'format' } as const;

/**
 * The filter of a feed's address, whose query is that of a list with the sector beside it. Invalid parts are ignored,
 * as in a list; null for an unknown sector, because without it the feed would have more than was wanted.
 */
export function parseFeedFilter(search: string): FeedFilter | null {
  const given = new URLSearchParams(search).get(names.sector);
  const sector = sectorIds.find((id) => id === given) ?? null;
  if (given !== null && sector === null) return null;
  return { sector, query: { ...parseQuery(search), sort: defaultSort, page: 1 } };
}

/** The format that an address asks for; null if it does not say. */
export function parseFeedFormat(search: string): FeedFormat | null {
  const format = new URLSearchParams(search).get(names.format);
  return format === 'json' || format === 'rss' ? format : null;
}

/** The canonical query string of a feed. @example '?sector=agriculture&filter-makeName[]=Fendt' */
export function formatFeedFilter({ sector, query }: FeedFilter, format: FeedFormat = 'rss'): string {
  const own = new URLSearchParams();
  if (sector !== null) own.set(names.sector, sector);
  if (format !== 'rss') own.set(names.format, format);
  return formatQuery({ ...query, sort: emptyQuery.sort, page: 1 }, own.toString());
}

/** The path of a feed with its query; null when the server would refuse it as too long. */
export function toFilterFeedPath(locale: Locale, filter: FeedFilter, format: FeedFormat = 'rss'): string | null {
  const path = `${feedsPath}/${locale}${formatFeedFilter(filter, format)}`;
  return path.length > feedLimits.address || !hasFewFilters(filter) ? null : path;
}

/** The filter of a list: the category of its page is a filter like others, and its order and page are no part of it. */
export function toListFilter(
  query: StockQuery,
  { sector, category }: { sector?: FeedFilter['sector'] | undefined; category?: string | undefined },
): FeedFilter {
  const values = category === undefined ? query.values : { ...query.values, 'category.name': [category] };
  return { sector: sector ?? null, query: { ...query, values, sort: emptyQuery.sort, page: 1 } };
}

/** The list of a filter, without its filters. */
export function toListRoute({ sector }: FeedFilter): StaticRouteId {
  return sector === null ? 'stockOverview' : sectorRoutes[sector].stock;
}

/** The address of a filter's list in a language. */
export function toListPath(filter: FeedFilter, locale: Locale): string {
  return toPath(toListRoute(filter), locale) + formatQuery(filter.query);
}

export function hasFewFilters({ query }: FeedFilter): boolean {
  return toAppliedFilters(query).length <= feedLimits.filters;
}
