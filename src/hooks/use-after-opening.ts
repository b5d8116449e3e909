import { startTransition, useEffect, useState } from 'react';

import type { DocumentFlags } from '@/gatsby/document/document-flags';

import { afterPaint } from './use-after-paint';
import { isPageHydrated } from './use-hydrated';

/**
 * False in the first frame of a page that a link opens: what is seen first is there sooner without the rest, which
 * comes right after it. Always true where the page was built, is come back to, or is entered at a place further down.
 */
export function useAfterOpening(): boolean {
  const [isOpened, setOpened] = useState(
    () =>
      !isPageHydrated() ||
      (document.documentElement.dataset as DocumentFlags).whole !== undefined ||
      window.location.hash !== '',
  );
  useEffect(() => {
    if (isOpened) return;
    return afterPaint(() => startTransition(() => setOpened(true)));
  }, [isOpened]);
  return isOpened;
}
