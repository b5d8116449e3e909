import { createContext, startTransition, useContext, useEffect } from 'react';

import type { PageContext } from '@/i18n/page-context';

/** How a page tells the frame what it is; for pages without a frame, nobody listens. */
export const ShowPage = createContext<(context: PageContext) => void>(() => undefined);

/**
 * Tells the frame which page it holds. The router tells it, too; but under an address without a page a machine may be
 * shown that is newer than the site, and under a machine's that it is gone.
 */
export function useShow(context: PageContext): void {
  const show = useContext(ShowPage);
  useEffect(() => {
    startTransition(() => show(context));
  }, [show, context]);
}
