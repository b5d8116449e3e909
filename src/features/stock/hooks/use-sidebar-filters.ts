import { useCallback, useRef, type RefObject } from 'react';

import { getLocationEntry } from '@/hooks/location-entry';

import type { ChangeQuery } from './use-stock-query';

type Beside = { place: RefObject<HTMLElement>; changeBeside: ChangeQuery };

/**
 * Changes made in the sidebar, which sticks beside a list. After a press far down, the page scrolls to the start of the
 * new list, and the sidebar stays in place on the screen. At the start of the list nothing scrolls.
 * @returns `place`: ref of the sidebar, whose parent contains the list
 */
export function useSidebarFilters(change: ChangeQuery): Beside {
  const place = useRef<HTMLElement>(null);
  const changeBeside = useCallback<ChangeQuery>(
    (update, how) => {
      const { search } = getLocationEntry();
      change(update, how);
      const list = place.current?.parentElement;
      if (list == null || getLocationEntry().search === search) return;
      const top = place.current?.getBoundingClientRect().top ?? 0;
      if (list.getBoundingClientRect().top < top) list.scrollIntoView();
    },
    [change],
  );
  return { place, changeBeside };
}
