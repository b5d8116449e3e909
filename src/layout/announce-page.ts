/** What screen readers read out, made once: one that came with its words would not be read. */
let region: HTMLElement | null = null;
let announced = '';

/**
 * Says to a screen reader which page has come, in the page's language, in place of the router, which knows English only and
 * speaks of a new page for every step of the history (`global.css` silences it). The first page of a visit
 * is read out by itself; another address of the same page is no news.
 */
export function announcePage(text: string, pathname: string): void {
  if (region === null) {
    region = document.createElement('p');
    region.id = 'page-announcer';
    region.className = 'visually-hidden';
    region.setAttribute('aria-live', 'polite');
    document.body.append(region);
    announced = pathname;
  }
  if (pathname === announced) return;
  announced = pathname;
  region.textContent = text;
}
