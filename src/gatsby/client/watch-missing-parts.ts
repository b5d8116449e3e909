import { isMissingPart, reloadWhenPartIsMissing } from '../../lib/stale-part';

/**
 * Has the page loaded anew for a part that nobody has missed in another way. To be called before the router's script is
 * run:
 * its own listener would load the page anew as often as a part is missing, and listeners of the window are called in
 * the order they came.
 */
export function watchMissingParts(): void {
  window.addEventListener('error', ({ error }) => reloadWhenPartIsMissing(error));
  window.addEventListener('unhandledrejection', (event) => {
    if (!isMissingPart(event.reason)) return;
    event.stopImmediatePropagation();
    reloadWhenPartIsMissing(event.reason);
  });
}
