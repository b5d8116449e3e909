import { useState } from 'react';

import { isOnScreen, KeptNodes } from './kept-nodes';
import { FatalErrorView } from './fatal-error-view';

/**
 * In place of a page's content that cannot be rendered. What is on screen stays, if it belongs to the page; a page that
 * a link led to, and one that is not known yet and hidden (`gatsby/document/mark-pending-item.tsx`), leaves a message
 * with a link home.
 */
export function FailedPage({ path }: { path: string }) {
  const [isKept] = useState(() => isOnScreen() && document.documentElement.dataset.pending === undefined);
  const message = <FatalErrorView path={path} />;
  return isKept ? <KeptNodes within="#main" fallback={message} /> : message;
}
