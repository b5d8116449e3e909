/** The live region, created once: screen readers do not read a region that is inserted with its text. */
let region: HTMLElement | null = null;
/** In milliseconds: how long after insertion a screen reader has registered the region. */
const registerMs = 150;
/** The announced page, initially the loaded one: a visitor may leave it before its effects run. */
let announced = typeof window === 'undefined' ? '' : window.location.pathname;

/**
 * Announces a new page to screen readers in the page's language. It replaces the router's announcer, which is English
 * only and announces a new page for every history entry (`global.css` hides it). Screen readers read out the first page
 * of a visit themselves; another address of the same page is not announced.
 */
export function announcePage(text: string, pathname: string): void {
  const isNew = region === null;
  const shown = (region ??= addRegion());
  if (pathname === announced) return;
  announced = pathname;
  const announce = () => {
    if (announced === pathname) shown.textContent = text;
  };
  if (isNew) setTimeout(announce, registerMs);
  else announce();
}

function addRegion(): HTMLElement {
  const added = document.createElement('p');
  added.id = 'page-announcer';
  added.className = 'visually-hidden';
  added.setAttribute('aria-live', 'polite');
  document.body.append(added);
  return added;
}
