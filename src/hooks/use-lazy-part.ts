import { startTransition, useCallback, useLayoutEffect, useRef, useState } from 'react';

import { reloadWhenPartIsMissing } from '@/lib/stale-part';

/** The parts that have been loaded in this tab. */
const loadedParts = new WeakMap<() => Promise<unknown>, { part: unknown }>();

/**
 * A lazily loaded part of the page. `part` is null until it is loaded, and stays null if loading fails: the page works
 * without it, and another call tries again.
 * @param load a stable function, e.g. `() => import('./part')` outside the component
 * @param onMissing a stable function that handles a failed load; by default it reloads the page if the file is from an
 * older release
 * @param isAtOnce whether the first render has the part if it has been loaded before
 * @returns `loadPart` resolves with the part once it is on screen, or with null if it cannot be loaded; never rejects
 */
export function useLazyPart<T>(
  load: () => Promise<T>,
  onMissing: (error: unknown) => void = reloadWhenPartIsMissing,
  isAtOnce = false,
): { part: T | null; loadPart: () => Promise<T | null> } {
  const [loaded, setLoaded] = useState(() =>
    isAtOnce ? ((loadedParts.get(load) as { part: T } | undefined) ?? null) : null,
  );
  const pending = useRef<Promise<T | null> | null>(null);
  /** Callers that print the part need it on screen, not just loaded. */
  const notifyShown = useRef<() => void>();
  useLayoutEffect(() => {
    if (loaded !== null) notifyShown.current?.();
  }, [loaded]);
  // An unmounted component never shows the part: its callers must not wait forever.
  const isUnmounted = useRef(false);
  useLayoutEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
      notifyShown.current?.();
    };
  }, []);

  const loadPart = useCallback(() => {
    pending.current ??= load().then(
      (part) =>
        new Promise<T>((resolve) => {
          loadedParts.set(load, { part });
          notifyShown.current = () => resolve(part);
          if (isUnmounted.current) notifyShown.current();
          // In slices: a form is more than a phone renders in one task, and the visitor who came near it is scrolling.
          startTransition(() => setLoaded({ part }));
        }),
      (error: unknown) => {
        // No network, or the file is from an older release.
        pending.current = null;
        onMissing(error);
        return null;
      },
    );
    return pending.current;
  }, [load, onMissing]);

  return { part: loaded === null ? null : loaded.part, loadPart };
}
