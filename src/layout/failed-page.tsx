import { useState } from 'react';

import type { DocumentFlags } from '@/gatsby/document/document-flags';

import { FatalErrorView } from './fatal-error-view';
import { isOnScreen, KeptNodes } from './kept-nodes';

/**
 * Replaces page content that failed to render. Keeps the nodes on screen if they belong to the page. After a
 * navigation, or while the page is still hidden (`gatsby/document/mark-pending-item.tsx`), shows a message with a link
 * home.
 */
export function FailedPage({ path }: { path: string }) {
  const [isKept] = useState(
    () => isOnScreen() && (document.documentElement.dataset as DocumentFlags).pending === undefined,
  );
  const message = <FatalErrorView path={path} />;
  return isKept ? <KeptNodes within="#main" fallback={message} /> : message;
}
