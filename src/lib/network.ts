/** In milliseconds: how long an answer may take, and until a network that was lost is looked for again. */
const patienceMs = 5000;
const pauseMs = 5000;

let isLost = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** False only after a request for the site itself has failed, and until one is answered again. */
export function hasNetwork(): boolean {
  return !isLost;
}

/**
 * Asks the site itself for an answer of any kind. `navigator.onLine` says false on machines whose network works
 * (virtual adapters, VPNs) and true on a hotel's that leads nowhere: it is a reason to ask, no answer. Nothing is
 * thrown.
 */
export async function checkNetwork(): Promise<boolean> {
  return (await askSite()) !== null;
}

/** Asks the site for its shortest answer. @returns its headers, or null where there is no network; nothing is thrown */
export async function askSite(): Promise<Headers | null> {
  let headers: Headers | null = null;
  try {
    const signal = AbortSignal.timeout(patienceMs);
    ({ headers } = await fetch('/manifest.json', { method: 'HEAD', cache: 'no-store', signal }));
  } catch {
    // Said by what is returned.
  }
  tell(headers !== null);
  return headers;
}

/** Calls back when the network is lost, and when it is there again. @returns what stops it */
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
