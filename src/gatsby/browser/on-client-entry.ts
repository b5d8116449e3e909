import { reloadWhenPartIsMissing } from '../../lib/stale-part';

import { watchNavigation } from './watch-navigation';

/** Before the page comes alive: the router is there, and nothing of it has failed yet. */
export function onClientEntry(): void {
  watchNavigation();
  window.addEventListener('unhandledrejection', ({ reason }) => reloadWhenPartIsMissing(reason));
  window.addEventListener('error', ({ error }) => reloadWhenPartIsMissing(error));
}
