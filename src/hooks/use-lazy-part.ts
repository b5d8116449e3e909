import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { reloadWhenPartIsMissing } from '@/lib/stale-part';

/**
 * A part of the page that is loaded when it is asked for, once. `part` is null until then, and remains so when it cannot be
 * loaded: the page is whole without it, and asking again tries again.
 * @param load the same function in every render, e.g. `() => import('./part')` outside of the component
 * @param onMissing what to do about a part that cannot be had, the same function, too: the page is loaded anew for one of an older release
 * @returns `ask` is fulfilled when the part is on screen, with it, or with null when it cannot be had; it never fails
 */
export function useLazyPart<T>(
  load: () => Promise<T>,
  onMissing: (error: unknown) => void = reloadWhenPartIsMissing,
): { part: T | null; ask: () => Promise<T | null> } {
  const [loaded, setLoaded] = useState<{ part: T } | null>(null);
  const asked = useRef<Promise<T | null> | null>(null);

  const ask = useCallback(() => {
    asked.current ??= load().then(
      (part) => {
        // Whoever waits for the part, to print it, wants it on screen and not just here.
        flushSync(() => setLoaded({ part }));
        return part;
      },
      (error: unknown) => {
        // No network, or a file of an older release that is gone.
        asked.current = null;
        onMissing(error);
        return null;
      },
    );
    return asked.current;
  }, [load, onMissing]);

  return { part: loaded === null ? null : loaded.part, ask };
}
