import { useEffect, type ReactNode } from 'react';

import { announcePage } from './announce-page';

/**
 * A page without header and footer. It has nothing to announce, but the region that all pages have: by it the server
 * knows in a browser that the page is alive (`server/watch/browser/look-at-pages.ts`).
 */
export function BareLayout({ children }: { children: ReactNode }) {
  useEffect(() => {
    announcePage('', window.location.pathname);
  }, []);
  return <main id="main">{children}</main>;
}
