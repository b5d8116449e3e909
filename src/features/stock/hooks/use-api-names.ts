import { useEffect } from 'react';

import { changeLocation, getLocationEntry } from '@/hooks/location-entry';

import type { ListedCategory } from '../model/contract';
import { hasTranslatedFilters, toApiNames } from '../model/search/translated-filters';

/** Replaces translated category names in the address by the API's names, which are the same in every language. */
export function useApiNames(search: string, listed: readonly ListedCategory[] | null): void {
  useEffect(() => {
    if (listed === null || !hasTranslatedFilters(search)) return;
    const { state } = getLocationEntry();
    changeLocation({ search: toApiNames(search, listed), state, replace: true });
  }, [search, listed]);
}
