import type { GatsbyBrowser } from 'gatsby';

import { hasPlace } from '../../../hooks/scroll-memory';

type Location = { pathname: string; key?: string; state?: { anchor?: string } | null; action?: string };

/**
 * Where a page is scrolled to is the router's business, with two exceptions. A list that is come back to finds its own
 * place again; the router would send it to the top while it is still too short. And going back and forth within a page
 * (to its enquiry, or out of its photos) the browser knows the way: the router takes all entries that a plain link made
 * for one.
 */
export const shouldUpdateScroll: NonNullable<GatsbyBrowser['shouldUpdateScroll']> = ({
  prevRouterProps,
  routerProps,
}) => {
  const { pathname, key, state, action } = routerProps.location as Location;
  // The router marks the entries that it makes itself.
  if (prevRouterProps?.location.pathname === pathname && action !== 'PUSH') return false;
  return !hasPlace({ ...state, ...(key === undefined ? {} : { key }) });
};
