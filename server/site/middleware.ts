import type { Locale } from '../../src/i18n/locales';
import type { RouteId } from '../../src/i18n/routes';

import type { ServedRelease } from './current-release';
import { toNewerCategory, type FetchCategories } from './newer-category';
import { toNewerStockItem, type FetchItem } from './newer-stock-item';

/** A request for the page of a route. */
export type RouteRequest = {
  path: string;
  locale: Locale;
  params: Readonly<Record<string, string>>;
  release: ServedRelease;
  /** Whether the release has the page. */
  isBuilt: boolean;
};

/**
 * What to answer in place of the page: another address for now, the one that the page has (both decoded), or the file of the release that shows it
 * live.
 */
export type RouteAnswer = { kind: 'redirect' | 'moved'; location: string } | { kind: 'shell' };

/**
 * Looks at a request before it is answered; null lets it pass. A page that is built and was let pass once is let pass for as
 * long as its release is served.
 */
export type Middleware = (request: RouteRequest) => Promise<RouteAnswer | null> | RouteAnswer | null;

/** THE table: what looks at the requests for a route, by name, in this order. */
export const routeMiddleware: Partial<Record<RouteId, readonly string[]>> = {
  home: ['root-redirect'],
  stockCategory: ['newer-category'],
  stockItem: ['newer-stock-item'],
};

type Options = { rootRedirect: string | null; fetchItem: FetchItem; fetchCategories: FetchCategories };

/** Every middleware by its name. */
export function createMiddleware({
  rootRedirect,
  fetchItem,
  fetchCategories,
}: Options): Readonly<Record<string, Middleware>> {
  return {
    'root-redirect': ({ path }) =>
      path === '/' && rootRedirect !== null ? { kind: 'redirect', location: rootRedirect } : null,
    'newer-category': toNewerCategory(fetchCategories),
    'newer-stock-item': toNewerStockItem(fetchItem),
  };
}
