import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

import { takeRecordedEvents } from '../../../hooks/replayed-events';
import { rememberNodes } from '../../../layout/kept-nodes';
import { PageRoot } from '../../client/page-root';

/**
 * Makes the built page alive in slices of a few milliseconds instead of in one piece: a press meanwhile is answered at
 * once, and what was pressed comes alive first. Only a transition is cut up like that. (`npm run develop` has no built
 * page to start from.)
 */
export function replaceHydrateFunction() {
  return (page: ReactNode, container: Element): void => {
    if (!container.hasChildNodes()) {
      createRoot(container).render(page);
      return;
    }
    takeRecordedEvents();
    const within = `[id="${container.id}"]`;
    rememberNodes(within);
    startTransition(() => {
      hydrateRoot(container, <PageRoot within={within}>{page}</PageRoot>, {
        // Translated by the browser before it hydrates, the page is rendered anew: that is no exception, and is only
        // noted.
        onRecoverableError: (error) => console.error(error),
      });
    });
  };
}
