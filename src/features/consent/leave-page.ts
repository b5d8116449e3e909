/**
 * Leaves a page whose trackers must stop, because a running script cannot be unloaded: opens the pressed link with a
 * full page load, or reloads.
 */
export function leavePage(event?: Event): void {
  const link = event?.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  const isPage = link?.origin === window.location.origin && link.pathname !== window.location.pathname;
  if (link !== null && isPage && link.target === '') window.location.assign(link.href);
  else window.location.reload();
}
