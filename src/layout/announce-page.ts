/** What screen readers read out, made once: one that came with its words would not be read. */
let region: HTMLElement | null = null;
/** So long after it came, in ms, a screen reader knows the region. */
const knownMs = 150;
/**
 * The page that is announced, at first the one that the browser loaded: a press may leave it before its effects run.
 */
let announced = typeof window === 'undefined' ? '' : window.location.pathname;

/**
 * Says to a screen reader which page has come, in the page's language, in place of the router, which knows English only
 * and speaks of a new page for every step of the history (`navigation-in-browser.cjs` silences it, `global.css` where
 * the site is developed). The first page of a visit is read out by itself; another address of the same page is no news.
 */
export function announcePage(text: string, pathname: string): void {
  const isNew = region === null;
  const shown = (region ??= addRegion());
  if (pathname === announced) return;
  announced = pathname;
  const say = () => {
    if (announced === pathname) shown.textContent = text;
  };
  if (isNew) setTimeout(say, knownMs);
  else say();
}

function addRegion(): HTMLElement {
  const added = document.createElement('p');
  added.id = 'page-announcer';
  added.className = 'visually-hidden';
  added.setAttribute('aria-live', 'polite');
  document.body.append(added);
  return added;
}
