import { getRouter } from '../../../../patches/gatsby/router';

import { countBytes } from './byte-counter';
import { mayPrefetch } from './may-prefetch';
import { isPage, toNextPages, toTemplate, type LinkInSight } from './next-pages';
import { prefetchFirstPhoto } from './prefetch-photo';

/** Bytes in advance while one page is on screen. */
const budgetBytes = 45_000;
/** What one more page takes at most as a rule: of a template that is there, and of another one. */
const reserveBytes = { known: 5_000, other: 26_000 } as const;
/** A page is at rest when nothing has moved or come for so long, in milliseconds. */
const restMs = 400;

/** Links whose pages are likely next: those of the page itself, and the menu of languages. */
const links = 'main a[href], a[hreflang]';

/**
 * Prefetches the pages that the links in sight lead to, one after the other: data, texts and template, by the router's
 * own loader, so that a press opens them at once. Only when the page is at rest and its photos are there; and the page
 * of a link that is being pressed at once. Nothing where bytes are dear (`may-prefetch.ts`).
 * @returns a function to call when another page is shown
 */
export function prefetchPages(): () => void {
  const router = getRouter();
  const bytes = countBytes();
  /** The page whose bytes are counted: from when it is at rest, because what comes before is its own. */
  let counted: string | null = null;
  let timer: ReturnType<typeof setTimeout>;
  /** A run ends when the page has moved since it began. */
  let run = 0;

  /** The templates that have been loaded. */
  const templates = new Set<ReturnType<typeof toTemplate>>();

  const hasRoom = (reserve: number) => bytes.get() <= budgetBytes - reserve && mayPrefetch();

  const toReserve = (path: string) => reserveBytes[templates.has(toTemplate(path)) ? 'known' : 'other'];

  const load = async (path: string) => {
    const page = await router.loadPage(path).catch(() => undefined);
    if (page !== undefined) templates.add(toTemplate(path));
    return page;
  };

  const start = () => {
    if (document.hidden) return;
    // An answer of the stock API that comes is no event.
    if (!isAtRest()) {
      wait();
      return;
    }
    const { pathname } = window.location;
    if (pathname !== counted) {
      counted = pathname;
      templates.add(toTemplate(pathname));
      bytes.reset();
    }
    void prefetch((run += 1), toNextPages(pathname, findLinksInSight()));
  };

  const prefetch = async (own: number, paths: readonly string[]) => {
    for (const path of paths) {
      if (own !== run) return;
      if (router.loadPageSync(path) !== undefined || !hasRoom(toReserve(path))) continue;
      const isFirstList = toTemplate(path) === 'list' && !templates.has('list');
      const page = await load(path);
      if (isFirstList) prefetchFirstPhoto(page?.json);
    }
  };

  const wait = () => {
    run += 1;
    clearTimeout(timer);
    timer = setTimeout(() => whenIdle(start), restMs);
  };

  // The events of pictures, menus and scrolling elements do not bubble.
  for (const event of ['scroll', 'load', 'error', 'toggle', 'visibilitychange'])
    document.addEventListener(event, wait, { capture: true, passive: true });
  document.addEventListener(
    'pointerdown',
    ({ target, button }) => {
      const path = button === 0 && target instanceof Element ? toPagePath(target.closest('a')) : null;
      // Of whatever template: it is needed now.
      if (path !== null && hasRoom(reserveBytes.known)) void load(path);
    },
    { capture: true, passive: true },
  );
  wait();
  return wait;
}

function whenIdle(callback: () => void): void {
  // Safari has none.
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(callback, { timeout: 2000 });
  else callback();
}

/** Nothing of the page is on its way: no answer of the stock API, and no picture in sight. */
function isAtRest(): boolean {
  if (document.querySelector('main [aria-busy=true]') !== null) return false;
  return [...document.querySelectorAll<HTMLImageElement>('main img')].every(
    (image) => image.complete || !isInSight(image),
  );
}

function findLinksInSight(): LinkInSight[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(links)].flatMap((link) => {
    const path = toPagePath(link);
    // A stock item is in sight with its photo, whose link is the title below.
    if (path === null || !isInSight(link.closest('article') ?? link)) return [];
    return [{ path, isLocale: link.hreflang !== '' }];
  });
}

function isInSight(element: Element): boolean {
  // Chromium lays out what a closed menu hides.
  if (element.closest('details:not([open]) > :not(summary)') !== null) return false;
  const { top, bottom, left, right, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth;
}

/** The path of a link to another page of the site in the same window. */
function toPagePath(link: HTMLAnchorElement | null): string | null {
  if (link === null || link.origin !== window.location.origin || link.target !== '' || link.download !== '')
    return null;
  const { pathname } = link;
  return pathname !== window.location.pathname && isPage(pathname) ? pathname : null;
}
