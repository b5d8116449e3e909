import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** False while a page is built and while it comes alive, true from then on: what differs between visitors waits for it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
