import type { GatsbyBrowser } from 'gatsby';

import { notifyPrefetch } from '../../client/prefetch/start-prefetch';
import { showArrival } from '../../client/watch-navigation';

/** The router shows another page, or the first one. */
export const onRouteUpdate: NonNullable<GatsbyBrowser['onRouteUpdate']> = ({ location }) => {
  showArrival(location.pathname);
  notifyPrefetch();
};
