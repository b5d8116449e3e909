import { startTransition, useEffect, useState } from 'react';

import type { DocumentFlags } from '@/gatsby/document/document-flags';

import { afterPaint } from './use-after-paint';
import { isPageHydrated } from './use-hydrated';

/**
 * False in the first frame of a page opened by a link, so that the visible part paints sooner; the rest follows
 * immediately. Always true on a built page, after Back or Forward, and for an address with a fragment.
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
