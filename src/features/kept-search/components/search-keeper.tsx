import { useEffect, useLayoutEffect } from 'react';

import { formatFeedFilter, toListFilter } from '@/features/stock/model/seo/filter-feed';

import { startKeptSearches, useKeptSearches } from '../hooks/kept-search-store';

import type { KeepSearchProps } from './keep-search-button';
import { KeepSearchDialog } from './keep-search-dialog';

type Props = KeepSearchProps & { isOpen: boolean; onKept: (isKept: boolean) => void; onClose: () => void };

/** What the button that keeps a search needs once a visitor has kept one, or presses it. */
export function SearchKeeper({ query, names, isOpen, onKept, onClose, ...place }: Props) {
  const filter = toListFilter(query, place);
  const id = formatFeedFilter(filter);
  const isKept = useKeptSearches(({ entries }) => entries.some((entry) => entry.id === id));
  useEffect(startKeptSearches, []);
  useLayoutEffect(() => onKept(isKept), [isKept, onKept]);
  return isOpen && <KeepSearchDialog id={id} filter={filter} names={names} onClose={onClose} />;
}
