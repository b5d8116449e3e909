import { failureType, reportsPath } from './reports-path';

let isReported = false;

/**
 * Tells the site's own server, once a page load, that a part of the page could not be rendered: a release of which many
 * browsers say so is looked at again (`server/watch`). It says neither whose page it is nor what failed. Hosts without
 * that server refuse it, and nobody notices.
 */
export function reportFailure(): void {
  if (isReported || !('sendBeacon' in navigator)) return;
  isReported = true;
  navigator.sendBeacon(reportsPath, JSON.stringify([{ type: failureType }]));
}
