import { useCallback, useEffect, useRef, type RefObject } from 'react';

import { getLocationEntry } from '@/hooks/location-entry';

import type { ChangeQuery } from './use-stock-query';

type Beside = { place: RefObject<HTMLElement>; changeBeside: ChangeQuery };

/**
 * Changes made in the sidebar, which sticks beside a list. After a press far down, the page scrolls to the start of the
 * new list, as far as the sidebar stays in place on the screen. At the start of the list nothing scrolls.
 *
 * The sidebar and the list stick by their lower edges when they are higher than the window. Their heights are read when
 * the page scrolls, not when they change: what is pressed stays where it is.
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
      const start = list.getBoundingClientRect().top;
      if (start >= top) return;
      if (top < 0) window.scrollBy({ top: start - top, behavior: 'instant' });
      else list.scrollIntoView();
    },
    [change],
  );
  useEffect(() => {
    const stick = () => {
      for (const column of [place.current, place.current?.nextElementSibling]) {
        if (!(column instanceof HTMLElement)) continue;
        const room = window.innerHeight - column.offsetHeight;
        column.style.top = room < 0 ? `${String(room)}px` : '';
      }
    };
    window.addEventListener('scroll', stick, { passive: true });
    return () => {
      window.removeEventListener('scroll', stick);
    };
  }, []);
  return { place, changeBeside };
}
