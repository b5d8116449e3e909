import type { GatsbyBrowser } from 'gatsby';

import { hasPlace } from '../../hooks/scroll-memory';

/** A list that is come back to finds its own place again; the router would send it to the top while it is still too short. */
export const shouldUpdateScroll: NonNullable<GatsbyBrowser['shouldUpdateScroll']> = ({ routerProps }) => {
  const { key, state } = routerProps.location as { key?: string; state?: { anchor?: string } | null };
  return !hasPlace({ ...state, ...(key === undefined ? {} : { key }) });
};
