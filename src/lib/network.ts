/** In milliseconds: timeout of a check, and the pause before a lost network is checked again. */
const timeoutMs = 5000;
const pauseMs = 5000;

let isLost = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** False only after a request to the site has failed, until one succeeds. */
export function hasNetwork(): boolean {
  return !isLost;
}

/**
 * Requests the site itself; any response counts. `navigator.onLine` is false on machines with a working network
 * (virtual adapters, VPNs) and true on captive hotel networks, so it only triggers the check. Never throws.
 */
export async function checkNetwork(): Promise<boolean> {
  return (await fetchSiteHeaders()) !== null;
}

/** Requests the site's smallest response. @returns its headers, or null without a network; never throws */
export async function fetchSiteHeaders(): Promise<Headers | null> {
  let headers: Headers | null = null;
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    ({ headers } = await fetch('/manifest.json', { method: 'HEAD', cache: 'no-store', signal }));
  } catch {
    // The return value reports it.
  }
  setReachable(headers !== null);
  return headers;
}

/** Calls back when the network is lost and when it is restored. @returns a function that unsubscribes */
export function onNetwork(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('online', markReachable);
    window.addEventListener('offline', check);
    if (!navigator.onLine) check();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('online', markReachable);
    window.removeEventListener('offline', check);
  };
}

const check = () => void checkNetwork();
const markReachable = () => setReachable(true);

function setReachable(isReachable: boolean): void {
  clearTimeout(timer);
  if (!isReachable) timer = setTimeout(check, pauseMs);
  if (isLost === !isReachable) return;
  isLost = !isReachable;
  for (const listener of listeners) listener();
}
