import { useSyncExternalStore } from 'react';

const events = ['hashchange', 'popstate'] as const;

function subscribe(onChange: () => void): () => void {
  for (const event of events) window.addEventListener(event, onChange);
  return () => {
    for (const event of events) window.removeEventListener(event, onChange);
  };
}

/** What stands behind the hash of the address, with the hash; null in built pages, which no address has. */
export function useHash(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => window.location.hash,
    () => null,
  );
}
