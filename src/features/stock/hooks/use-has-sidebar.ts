import { startTransition, useEffect, useState } from 'react';

import { isPageHydrated } from '@/hooks/use-hydrated';
import { matchesMedia, onMedia } from '@/lib/match-media';

/** Where `stock-list.module.css` shows it. */
const sidebar = '(min-width: 64em)';

/**
 * Whether to render the filters beside a list. On a narrow window nobody sees them, and the filter sheet has its own:
 * without them a phone renders half as much. A built page has them for any window, until it is hydrated.
 */
export function useHasSidebar(): boolean {
  const [hasSidebar, setHasSidebar] = useState(() => !isPageHydrated() || matchesMedia(sidebar));
  useEffect(() => {
    if (!matchesMedia(sidebar)) startTransition(() => setHasSidebar(false));
    // On a window that has become narrow they stay, open and closed as the visitor left them.
    return onMedia(sidebar, () => {
      if (matchesMedia(sidebar)) setHasSidebar(true);
    });
  }, []);
  return hasSidebar;
}
