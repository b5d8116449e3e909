import { getRouter, setNavigate, type Router } from '../../../patches/gatsby/router';
import type { EntryState } from '../../hooks/location-entry';
import { checkNetwork } from '../../lib/network';
import { refusePage } from '../../lib/refused-page';
import type { DocumentFlags } from '../document/document-flags';

import { createProgressBar } from './progress-bar';
import { letBrowserScrollWithinPages, letRouterScroll } from './scroll-restoration';

const bar = createProgressBar();
/**
 * The page that is on screen; what changes the address of the same page, as the filters of a list do, is no navigation.
 */
let shown = '';
/**
 * How often somebody wanted to be elsewhere: a page that is there when something else is wanted by now is not opened.
 */
let wishes = 0;

/**
 * Shows the progress of every navigation of the router, and of Back and Forward, and marks which of them return. The
 * router opens a page whenever it is there; here the last wish counts, and a page that cannot be had for want of a
 * network is refused: the browser would show an error in place of the one on screen.
 */
export function watchNavigation(): void {
  const router = getRouter();
  const { navigate } = router;
  setNavigate((to, options) => {
    if (typeof to !== 'string') {
      navigate(to, options);
      return;
    }
    const { pathname } = new URL(to, window.location.href);
    const isAtHand = pathname === shown || router.loadPageSync(pathname) !== undefined;
    const wish = (wishes += 1);
    const open = () => {
      if (pathname !== shown) letRouterScroll();
      // A page that was opened from a dialog takes the place of its entry: Back leads to the page that the dialog was
      // on.
      const entry = window.history.state as EntryState | null;
      navigate(to, entry?.dialog === undefined ? options : { ...options, replace: true });
    };
    markReturn(false);
    const arrive = async (isThere: boolean) => {
      const mayLeave = isThere || (await checkNetwork());
      if (wish !== wishes) return;
      if (!isThere) (mayLeave ? bar.fail : bar.finish)();
      // The router leaves the site for what it could not load.
      if (mayLeave) open();
      else refusePage();
    };
    const loading = begin(router, pathname);
    if (isAtHand) open();
    else void loading.then(arrive);
  });
  letBrowserScrollWithinPages();
  window.addEventListener('popstate', () => {
    const wish = (wishes += 1);
    markReturn(true);
    void begin(router, window.location.pathname).then((isThere) => {
      if (!isThere && wish === wishes) bar.fail();
    });
  });
  // A page that the browser brings back whole was left in the middle of something.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) bar.finish();
  });
}

/**
 * Whether the next page is come back to, and brought to where it was left: then all of it is there at once
 * (`use-after-opening.ts`).
 */
function markReturn(isReturn: boolean): void {
  if (isReturn) (document.documentElement.dataset as DocumentFlags).whole = '';
  else delete (document.documentElement.dataset as DocumentFlags).whole;
}

/** @returns whether the page could be had */
async function begin(router: Router, pathname: string): Promise<boolean> {
  if (pathname === shown) {
    bar.finish();
    return true;
  }
  bar.start();
  try {
    // The router asks the same: its loader answers both with one request.
    const page = await router.loadPage(pathname);
    return page !== undefined && page.status !== 'error';
  } catch {
    return false;
  }
}

/** The router shows the page of this path. */
export function showArrival(pathname: string): void {
  shown = pathname;
  bar.finish();
}
