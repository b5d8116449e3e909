import { checkNetwork } from './network';

/** At most one reload in this time (spec section 9). */
const guardMs = 60_000;
const storageKey = 'stale-part-reload';

/** Whether an error reports a missing script or style chunk: a newer release has replaced it. */
export function isMissingPart(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'ChunkLoadError' || /Loading (CSS )?chunk \S+ failed/.test(error.message);
}

/**
 * Reloads the page when a chunk is missing, at most once a minute: a chunk that is missing after a reload stays
 * missing. Does not reload without a network, or if storage is blocked, because it could not detect a loop.
 */
export function reloadWhenPartIsMissing(error: unknown, reload = () => window.location.reload()): void {
  if (!isMissingPart(error)) return;
  void checkNetwork().then((isReachable) => {
    if (isReachable && claimReload(Date.now())) reload();
  });
}

function claimReload(now: number): boolean {
  try {
    const last = Number(window.sessionStorage.getItem(storageKey));
    // A future time was stored before the device's clock was corrected.
    if (last <= now && now - last < guardMs) return false;
    window.sessionStorage.setItem(storageKey, String(now));
    return window.sessionStorage.getItem(storageKey) === String(now);
  } catch {
    return false;
  }
}
