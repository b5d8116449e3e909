/**
 * Writes an entry of the browser's history; the only function that does. Browsers refuse frequent writes: Safari (100
 * in 30 s) and Firefox (200 in 10 s) with a `SecurityError`, Chrome (200 in 10 s) silently. In a sandboxed frame every
 * write may fail.
 * @param replace whether to replace the current entry instead of adding one
 * @returns whether it was written
 */
export function writeHistory(state: unknown, address: string, replace = true): boolean {
  const { history } = window;
  // A successful write makes `history.state` another object (HTML: "restore the history object state").
  const before: unknown = history.state;
  try {
    if (replace) history.replaceState(state, '', address);
    else history.pushState(state, '', address);
  } catch {
    return false;
  }
  return history.state !== before;
}
