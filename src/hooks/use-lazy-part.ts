import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { reloadWhenPartIsMissing } from '@/lib/stale-part';

/**
 * A part of the page that is loaded when it is asked for, once. `part` is null until then, and remains so when it cannot be
 * loaded: the page is whole without it, and asking again tries again.
 * @param load the same function in every render, e.g. `() => import('./part')` outside of the component
 * @returns `ask` is fulfilled when the part is on screen or cannot be had; it never fails
 */
export function useLazyPart<T>(load: () => Promise<T>): { part: T | null; ask: () => Promise<void> } {
  const [loaded, setLoaded] = useState<{ part: T } | null>(null);
  const asked = useRef<Promise<void> | null>(null);

  const ask = useCallback(() => {
    asked.current ??= load().then(
      // Whoever waits for the part, to print it, wants it on screen and not just here.
      (part) => flushSync(() => setLoaded({ part })),
      (error: unknown) => {
        // No network, or a file of an older release that is gone: then the page is loaded anew.
        asked.current = null;
        reloadWhenPartIsMissing(error);
      },
    );
    return asked.current;
  }, [load]);

  return { part: loaded === null ? null : loaded.part, ask };
}
