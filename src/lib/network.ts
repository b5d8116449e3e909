/** In milliseconds: timeout of a check, and the pause before a lost network is checked again. */
const patienceMs = 5000;
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
  return (await askSite()) !== null;
}

/** Requests the site's smallest response. @returns its headers, or null without a network; never throws */
export async function askSite(): Promise<Headers | null> {
  let headers: Headers | null = null;
  try {
    const signal = AbortSignal.timeout(patienceMs);
    ({ headers } = await fetch('/manifest.json', { method: 'HEAD', cache: 'no-store', signal }));
  } catch {
    // The return value reports it.
  }
  tell(headers !== null);
  return headers;
}

/** Calls back when the network is lost and when it is restored. @returns a function that unsubscribes */
export function onNetwork(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('online', find);
    window.addEventListener('offline', check);
    if (!navigator.onLine) check();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('online', find);
    window.removeEventListener('offline', check);
  };
}

const check = () => void checkNetwork();
const find = () => tell(true);

function tell(isThere: boolean): void {
  clearTimeout(timer);
  if (!isThere) timer = setTimeout(check, pauseMs);
  if (isLost === !isThere) return;
  isLost = !isThere;
  for (const listener of listeners) listener();
}
