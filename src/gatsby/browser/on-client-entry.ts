import { isMissingPart, reloadWhenPartIsMissing } from '../../lib/stale-part';

import { watchNavigation } from './watch-navigation';

/** Before the page comes alive: the router is there, and nothing of it has failed yet. */
export function onClientEntry(): void {
  watchNavigation();
  window.addEventListener('error', ({ error }) => reloadWhenPartIsMissing(error));
  // The router's own listener was there first, and would load the page anew as often as a part is missing.
  window.addEventListener('unhandledrejection', handleRejection, { capture: true });
}

function handleRejection(event: PromiseRejectionEvent): void {
  if (!isMissingPart(event.reason)) return;
  event.stopImmediatePropagation();
  reloadWhenPartIsMissing(event.reason);
}
