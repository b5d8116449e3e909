import { startTransition, useCallback, useLayoutEffect, useRef, useState } from 'react';

import { reloadWhenPartIsMissing } from '@/lib/stale-part';

/**
 * A part of the page that is loaded when it is asked for, once. `part` is null until then, and remains so when it
 * cannot be loaded: the page is whole without it, and asking again tries again.
 * @param load the same function in every render, e.g. `() => import('./part')` outside of the component
 * @param onMissing what to do about a part that cannot be had, the same function, too: the page is loaded anew for one
 *   of an older release
 * @returns `ask` is fulfilled when the part is on screen, with it, or with null when it cannot be had; it never fails
 */
export function useLazyPart<T>(
  load: () => Promise<T>,
  onMissing: (error: unknown) => void = reloadWhenPartIsMissing,
): { part: T | null; ask: () => Promise<T | null> } {
  const [loaded, setLoaded] = useState<{ part: T } | null>(null);
  const asked = useRef<Promise<T | null> | null>(null);
  /** Whoever waits for the part, to print it, wants it on screen and not just here. */
  const tellShown = useRef<() => void>();
  useLayoutEffect(() => {
    if (loaded !== null) tellShown.current?.();
  }, [loaded]);
  // A part that nobody will ever see keeps nobody waiting.
  const isLeft = useRef(false);
  useLayoutEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      tellShown.current?.();
    };
  }, []);

  const ask = useCallback(() => {
    asked.current ??= load().then(
      (part) =>
        new Promise<T>((resolve) => {
          tellShown.current = () => resolve(part);
          if (isLeft.current) tellShown.current();
          // In slices: a form is more than a phone renders in one go, and who came near it scrolls.
          startTransition(() => setLoaded({ part }));
        }),
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
