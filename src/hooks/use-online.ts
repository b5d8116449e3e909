import { useSyncExternalStore } from 'react';

import { hasNetwork, onNetwork } from '@/lib/network';

/** Whether there is a network; true while unknown. For messages and retries only: nothing is disabled by it. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    onNetwork,
    // A new function on each render: with a stable one, React 18 misses the next change if a component sets state
    // during render.
    () => hasNetwork(),
    () => true,
  );
}
