import { startTransition, useEffect, useState } from 'react';

/** Whether the page that was built is alive; pages that are opened from it are rendered anew. */
let isAlive = false;

/** For the first state of a component, which is what was built as long as that comes alive. */
export function isPageHydrated(): boolean {
  return isAlive;
}

/**
 * False while a page is built and while it comes alive, true from then on: what differs between visitors waits for it.
 * It is rendered in slices like the page itself (`replace-hydrate-function.ts`), so that nobody's press waits for it.
 */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(isAlive);
  useEffect(() => {
    isAlive = true;
    if (!isHydrated) startTransition(() => setHydrated(true));
  }, [isHydrated]);
  return isHydrated;
}
