/**
 * Where Gatsby's router keeps how far a page was scrolled, by path and by entry of the history; the first entry of a
 * tab has no name of its own.
 */
const firstEntry = /^@@scroll\|.*\|initial$/;

/**
 * Forgets where the first entries of this tab were scrolled to, unless the page is reloaded or come back to: the router
 * takes a page that is opened anew, by its address or a link elsewhere, for the one that was left, and opens it halfway
 * down.
 */
export function forgetPlaces(): void {
  try {
    const [navigation] = performance.getEntriesByType('navigation');
    if (navigation === undefined || navigation.type === 'reload' || navigation.type === 'back_forward') return;
    for (const key of Object.keys(window.sessionStorage)) {
      if (firstEntry.test(key)) window.sessionStorage.removeItem(key);
    }
  } catch {
    // Storage is blocked: nothing was remembered either. Or nobody says how the page was opened.
  }
}
