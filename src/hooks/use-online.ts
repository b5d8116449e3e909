import { useSyncExternalStore } from 'react';

import { hasNetwork, onNetwork } from '@/lib/network';

/**
 * Whether there is a network; true where nobody can tell yet. For words, and to ask again what has failed: it forbids
 * nothing.
 */
export function useOnline(): boolean {
  return useSyncExternalStore(
    onNetwork,
    // A new function each time: of one that stays, React 18 misses the next change where a component sets a state while
    // it renders.
    () => hasNetwork(),
    () => true,
  );
}
