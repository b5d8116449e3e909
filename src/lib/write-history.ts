/**
 * Writes an entry of the browser's history; the only place that does. Browsers refuse when it happens too often: Safari
 * (100 times in 30 s) and Firefox (200 in 10 s) with a `SecurityError`, Chrome (200 in 10 s) without a word. In a
 * sandboxed frame all of it may fail.
 * @param replace whether the current entry becomes this one, instead of a new one
 * @returns whether it was written
 */
export function writeHistory(state: unknown, address: string, replace = true): boolean {
  const { history } = window;
  // What is written comes back as another object (HTML: "restore the history object state").
  const before: unknown = history.state;
  try {
    if (replace) history.replaceState(state, '', address);
    else history.pushState(state, '', address);
  } catch {
    return false;
  }
  return history.state !== before;
}
