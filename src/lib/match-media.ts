/** Whether a media query matches; false if the browser does not support `matchMedia` or the query. */
export function matchesMedia(query: string): boolean {
  try {
    return window.matchMedia(query).matches;
  } catch {
    return false;
  }
}

/** Calls `act` when the query's result changes. @returns a function that unsubscribes */
export function onMedia(query: string, callback: () => void): () => void {
  try {
    const list = window.matchMedia(query);
    list.addEventListener('change', callback);
    return () => list.removeEventListener('change', callback);
  } catch {
    return () => undefined;
  }
}
