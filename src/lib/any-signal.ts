/**
 * A signal that aborts as soon as one of the given signals does, with the same reason. `AbortSignal.any` is newer than
 * the oldest supported browsers (`browserslist` in package.json).
 */
export function anySignal(...signals: readonly AbortSignal[]): AbortSignal {
  const first = new AbortController();
  for (const signal of signals) {
    const abort = () => first.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true, signal: first.signal });
  }
  return first.signal;
}
