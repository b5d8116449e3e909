import { matchPath } from '../../../i18n/paths';
import { sectorIds, sectorRoutes, type RouteId } from '../../../i18n/routes';

const lists = ['stockOverview', ...sectorIds.map((sector) => sectorRoutes[sector].stock)] as const;
const sectors = sectorIds.map((sector) => sectorRoutes[sector].page);

/**
 * Where visitors go next from a page, the likeliest first. Only these pages are prefetched; every other link waits for
 * a pointer on it.
 */
const nextRoutes: Partial<Record<RouteId, readonly RouteId[]>> = {
  home: [...lists, 'stockItem'],
  ...Object.fromEntries(sectors.map((sector) => [sector, [...lists, 'stockItem'] as const])),
  ...Object.fromEntries([...lists, 'stockCategory' as const].map((list) => [list, ['stockItem'] as const])),
  stockItem: ['stockItem'],
  vacancies: ['vacancy'],
  news: ['newsItem'],
  stories: ['story'],
};

/** A link in sight. `isLocale`: it leads to the same page in another language. */
export type LinkInSight = { path: string; isLocale: boolean };

/**
 * The pages to prefetch on a page, the likeliest first, each once.
 * @param path of the page on screen
 * @param links in the order of the page
 * @returns paths without query
 */
export function toNextPages(path: string, links: readonly LinkInSight[]): string[] {
  const route = matchPath(path)?.route;
  const next = (route === undefined ? undefined : nextRoutes[route]) ?? [];
  const others = links
    .map((link) => ({ ...link, route: matchPath(link.path)?.route }))
    .filter((link) => link.path !== path);
  const found = [
    // The menu of languages is open.
    ...others.filter((link) => link.isLocale && link.route !== undefined),
    ...next.flatMap((likely) => others.filter((link) => link.route === likely)),
  ];
  return [...new Set(found.map((link) => link.path))];
}

/** Which template a page of this path has: that of lists comes with the first list. */
export function toTemplate(path: string): RouteId | 'list' | undefined {
  const route = matchPath(path)?.route;
  return route !== undefined && isList(route) ? 'list' : route;
}

function isList(route: RouteId): boolean {
  return route === 'stockCategory' || lists.some((list) => list === route);
}

/** Whether an address of the site is a page of the route table, which the router can load. */
export function isPage(path: string): boolean {
  return matchPath(path) !== null;
}
