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
 * The response in place of the page: a temporary redirect, the page's current path (both decoded), the page that shows
 * it live, or that for now nobody knows whether there is one: the stock API does not answer.
 */
export type RouteAnswer = { kind: 'redirect' | 'moved'; location: string } | { kind: 'shell' | 'unavailable' };

/** Handles a request before the page is served; null continues with the next handler. */
export type Middleware = (request: RouteRequest) => Promise<RouteAnswer | null> | RouteAnswer | null;

/** The names of each route's middleware, in the order in which they run. */
export const routeMiddleware: Partial<Record<RouteId, readonly string[]>> = {
  home: ['root-redirect'],
  stockCategory: ['newer-category'],
  stockItem: ['newer-stock-item'],
};

type Options = { rootRedirect: string | null; fetchItem: FetchItem; fetchCategories: FetchCategories };

/** All middleware by name. */
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
