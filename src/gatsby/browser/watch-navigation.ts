import type { GatsbyBrowser } from 'gatsby';

import { createProgressBar } from './progress-bar';

/** What the router leaves on the window, and its links call. It says nothing of its own before a navigation has taken a second. */
type Router = {
  ___navigate: (to: string | number, options?: object) => void;
  ___loader: { loadPage: (path: string) => Promise<{ status?: string } | undefined> };
};

const bar = createProgressBar();
/** The page that is on screen; what changes the address of the same page, as the filters of a list do, is no navigation. */
let shown = '';

/** Shows the progress of every navigation of the router, and of Back and Forward, and marks which of them return. */
export function watchNavigation(): void {
  const router = window as unknown as Router;
  const navigate = router.___navigate;
  router.___navigate = (to, options) => {
    if (typeof to === 'string') {
      markReturn(false);
      begin(router, new URL(to, window.location.href).pathname);
    }
    navigate(to, options);
  };
  window.addEventListener('popstate', () => {
    markReturn(true);
    begin(router, window.location.pathname);
  });
  // A page that the browser brings back whole was left in the middle of something.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) bar.finish();
  });
}

/** Whether the next page is come back to, and brought to where it was left: then all of it is there at once (`use-after-opening.ts`). */
function markReturn(isReturn: boolean): void {
  if (isReturn) document.documentElement.dataset.whole = '';
  else delete document.documentElement.dataset.whole;
}

function begin(router: Router, pathname: string): void {
  if (pathname === shown) return;
  bar.start();
  // The router asks the same: its loader answers both with one request.
  void router.___loader.loadPage(pathname).then((page) => {
    if (page === undefined || page.status === 'error') bar.fail();
  }, bar.fail);
}

export const onRouteUpdate: NonNullable<GatsbyBrowser['onRouteUpdate']> = ({ location }) => {
  shown = location.pathname;
  bar.finish();
};
