import { useCallback, useRef, type RefObject } from 'react';

import { getLocationEntry } from '@/hooks/location-entry';

import type { ChangeQuery } from './use-stock-query';

type Beside = { place: RefObject<HTMLElement>; changeBeside: ChangeQuery };

/**
 * Changes by the filters beside a list, which go along with it: whoever pressed one far down goes on where the new list
 * begins, and the filters stay where they are on the screen. As long as they stand at its beginning there is nothing to
 * move.
 * @returns the place of the filters, in the element that holds the list, too
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
