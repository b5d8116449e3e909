import { startTransition, useCallback, useEffect, useMemo } from 'react';

import { changeLocation, getLocationEntry, useLocationEntry } from '@/hooks/location-entry';

import { formatLook, parseLook, type ListLook } from '../model/list-look';

export type ListLookState = ListLook & {
  /** The name of the history entry; undefined until it has one. */
  entryKey: string | undefined;
  /** Changes the look in the address, without another step of the history. */
  change: (next: Partial<ListLook>) => void;
};

/** How the list is looked at, by its address: Back, a reload and a link lead to the same. @param path the list's own */
export function useListLook(path: string): ListLookState {
  const heard = useLocationEntry(path);
  // A link from this page to itself is not heard of; the router renders the page again.
  const { search, state } = window.location.pathname === path ? getLocationEntry() : heard;
  const look = useMemo(() => parseLook(search), [search]);
  const change = useCallback((next: Partial<ListLook>) => {
    const entry = getLocationEntry();
    const changed = formatLook({ ...parseLook(entry.search), ...next }, entry.search);
    changeLocation({ search: changed, state: entry.state, replace: true });
  }, []);
  // The first entry of a tab has no key, which the scroll memory needs.
  useEffect(() => {
    const entry = getLocationEntry();
    if (entry.state.key === undefined) startTransition(() => changeLocation({ ...entry, replace: true }));
  }, []);
  return { ...look, entryKey: state.key, change };
}
