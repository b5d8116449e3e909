/**
 * The browser scrolls on Back as soon as it is pressed, when the page on screen is still the one that is left. So the
 * router scrolls, in the frame that shows the page. Call it before another page is opened: the history entry that is
 * left keeps it, and the new one takes it over.
 */
export function letRouterScroll(): void {
  window.history.scrollRestoration = 'manual';
}

/** The browser scrolls within a page, of which the router knows no entries, and after a reload, where it is first. */
export function letBrowserScrollWithinPages(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const isWithin = link?.hash !== '' && link?.pathname === window.location.pathname;
    if (isWithin) window.history.scrollRestoration = 'auto';
  });
  window.addEventListener('pagehide', () => {
    // A list, which hears of it later, takes it back (`scroll-memory.ts`).
    window.history.scrollRestoration = 'auto';
  });
}
