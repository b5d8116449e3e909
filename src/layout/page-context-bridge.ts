import { createContext, startTransition, useContext, useEffect } from 'react';

import type { PageContext } from '@/i18n/page-context';

/** The callback by which a page passes its context to the frame; a no-op on pages without a frame. */
export const ShowPage = createContext<(context: PageContext) => void>(() => undefined);

/**
 * Passes the page's context to the frame. The router provides one as well, but the page may know better: an address
 * without a page may show an item newer than the site, and an item's page may show that it was sold.
 */
export function useShow(context: PageContext): void {
  const show = useContext(ShowPage);
  useEffect(() => {
    startTransition(() => show(context));
  }, [show, context]);
}
