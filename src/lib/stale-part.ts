import { checkNetwork } from './network';

/** At most one reload in this time (spec section 9). */
const guardMs = 60_000;
const storageKey = 'stale-part-reload';

/** Whether an error says that a part of the scripts or styles is not there: a newer release has taken its place. */
export function isMissingPart(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'ChunkLoadError' || /Loading (CSS )?chunk \S+ failed/.test(error.message);
}

/**
 * Loads the page anew when a part of it is missing, at most once a minute: what is still missing then is not coming.
 * Nor does it without a network, or where nothing can be stored and nobody would know that it was done.
 */
export function reloadWhenPartIsMissing(error: unknown, reload = () => window.location.reload()): void {
  if (!isMissingPart(error)) return;
  void checkNetwork().then((isThere) => {
    if (isThere && claimReload(Date.now())) reload();
  });
}

function claimReload(now: number): boolean {
  try {
    const last = Number(window.sessionStorage.getItem(storageKey));
    // A time to come was stored before the clock was put right.
    if (last <= now && now - last < guardMs) return false;
    window.sessionStorage.setItem(storageKey, String(now));
    return window.sessionStorage.getItem(storageKey) === String(now);
  } catch {
    return false;
  }
}
