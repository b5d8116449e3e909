import { startTransition, useCallback, useLayoutEffect, useRef, useState } from 'react';

import { reloadWhenPartIsMissing } from '@/lib/stale-part';

/**
 * A lazily loaded part of the page. `part` is null until it is loaded, and stays null if loading fails: the page works
 * without it, and another call tries again.
 * @param load a stable function, e.g. `() => import('./part')` outside the component
 * @param onMissing a stable function that handles a failed load; by default it reloads the page if the file is from an
 * older release
 * @returns `ask` resolves with the part once it is on screen, or with null if it cannot be loaded; it never rejects
 */
export function useLazyPart<T>(
  load: () => Promise<T>,
  onMissing: (error: unknown) => void = reloadWhenPartIsMissing,
): { part: T | null; ask: () => Promise<T | null> } {
  const [loaded, setLoaded] = useState<{ part: T } | null>(null);
  const asked = useRef<Promise<T | null> | null>(null);
  /** Callers that print the part need it on screen, not just loaded. */
  const tellShown = useRef<() => void>();
  useLayoutEffect(() => {
    if (loaded !== null) tellShown.current?.();
  }, [loaded]);
  // An unmounted component never shows the part: its callers must not wait forever.
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
          // In slices: a form is more than a phone renders in one task, and the visitor who came near it is scrolling.
          startTransition(() => setLoaded({ part }));
        }),
      (error: unknown) => {
        // No network, or the file is from an older release.
        asked.current = null;
        onMissing(error);
        return null;
      },
    );
    return asked.current;
  }, [load, onMissing]);

  return { part: loaded === null ? null : loaded.part, ask };
}
