import { useEffect } from 'react';

import { changeLocation, getLocationEntry } from '@/hooks/location-entry';

import type { Listed } from './use-category-names';

/** Replaces translated category names in the address by the API's names, which are the same in every language. */
export function useApiNames(search: string, listed: Listed | null): void {
  useEffect(() => {
    if (listed?.part.hasTranslatedFilters(search) !== true) return;
    const { state } = getLocationEntry();
    changeLocation({ search: listed.part.toApiNames(search, listed.categories), state, replace: true });
  }, [search, listed]);
}
