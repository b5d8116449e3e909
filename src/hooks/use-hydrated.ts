import { startTransition, useEffect, useState } from 'react';

/** Whether the built page is hydrated; pages opened from it render from scratch. */
let hasHydrated = false;

/** For a component's initial state, which must equal the built HTML during hydration. */
export function isPageHydrated(): boolean {
  return hasHydrated;
}

/**
 * False during the build and hydration, true afterwards: content that differs between visitors waits for it. It renders
 * in slices like the page itself (`replace-hydrate-function.tsx`), so that it delays no input.
 */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(hasHydrated);
  useEffect(() => {
    hasHydrated = true;
    if (!isHydrated) startTransition(() => setHydrated(true));
  }, [isHydrated]);
  return isHydrated;
}
