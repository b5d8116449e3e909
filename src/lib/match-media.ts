/**
 * Whether the window is as a media query says; false where the browser does not say, as where styles do not know the
 * query.
 */
export function matchesMedia(query: string): boolean {
  try {
    return window.matchMedia(query).matches;
  } catch {
    return false;
  }
}

/** Calls back when that changes. @returns what stops it */
export function onMedia(query: string, act: () => void): () => void {
  try {
    const list = window.matchMedia(query);
    list.addEventListener('change', act);
    return () => list.removeEventListener('change', act);
  } catch {
    return () => undefined;
  }
}
