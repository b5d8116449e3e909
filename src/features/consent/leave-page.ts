/**
 * Leaves a page whose scripts have to stop: one that runs cannot be taken back. The page is loaded anew, or the one
 * that a press leads to.
 */
export function leavePage(event?: Event): void {
  const link = event?.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  const isPage = link?.origin === window.location.origin && link.pathname !== window.location.pathname;
  if (link !== null && isPage && link.target === '') window.location.assign(link.href);
  else window.location.reload();
}
