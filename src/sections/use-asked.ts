import { useMemo } from 'react';

import type { Asked } from '@/features/enquiry/model/asked';
import { changeLocation, getLocationEntry, useLocationEntry } from '@/hooks/location-entry';
import { useTexts } from '@/i18n/use-texts';

/**
 * What the address of an item's page asks about it; null for nothing. The page carries no more than this: which
 * properties can be asked for, and their words, come when an address asks.
 * @param path of the page
 */
export function useAsked(path: string): Asked | null {
  const { t, iso } = useTexts();
  const { search, state } = useLocationEntry(path);
  const key = `${state.key ?? ''} ${path}${search}`;
  return useMemo(() => {
    if (!/[?&]ask=/.test(search)) return null;
    const load = async (before: readonly string[]) => {
      const { loadAsked } = await import('@/features/stock/components/stock-fit/load-asked');
      return loadAsked(search, before, { t, iso });
    };
    const forget = () => {
      // The visitor may have left the page, or have asked something else meanwhile.
      const entry = getLocationEntry();
      if (window.location.pathname !== path || entry.search !== search) return;
      changeLocation({ search: '', state: entry.state, replace: true });
    };
    return { key, load, forget };
  }, [key, path, search, t, iso]);
}
