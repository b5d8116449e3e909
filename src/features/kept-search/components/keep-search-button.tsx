import { useEffect, useState } from 'react';

import { Icon } from '@/components/ui/icon';
import type { NamedCategory } from '@/features/stock/model/categories/category-names';
import type { StockQuery } from '@/features/stock/model/search/query';
import { useLazyPart } from '@/hooks/use-lazy-part';
import type { Sector } from '@/i18n/routes';
import { useTexts } from '@/i18n/use-texts';

import { keptSearchesKey } from '../model/kept-search-key';

export type KeepSearchProps = {
  query: StockQuery;
  /** The names of categories on this list. */
  names: readonly NamedCategory[];
  /** What all items of the list have in common. */
  sector?: Sector | undefined;
  category?: string | undefined;
};

const loadKeeper = () => import('./search-keeper');

/**
 * Opens the dialog that keeps the search of a list, and says whether it is kept. Both words have the same room: the
 * kept searches are read after hydration, by whoever has some, and nothing moves.
 */
export function KeepSearchButton(props: KeepSearchProps) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const [isKept, setKept] = useState(false);
  const { part, loadPart } = useLazyPart(loadKeeper);
  useEffect(() => {
    if (hasKept()) void loadPart();
  }, [loadPart]);
  const words = [t('search:keep.button'), t('search:keep.kept')];
  return (
    <>
      <button
        type="button"
        aria-label={words[Number(isKept)]}
        data-keep={isKept}
        data-print="no"
        onClick={() => {
          setOpen(true);
          void loadPart();
        }}
      >
        <Icon name="keep" />
        <span key={Number(isKept)} data-other={words[Number(!isKept)]}>
          {words[Number(isKept)]}
        </span>
      </button>
      {part !== null && (
        <part.SearchKeeper {...props} isOpen={isOpen} onKept={setKept} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

function hasKept(): boolean {
  try {
    return window.localStorage.getItem(keptSearchesKey) !== null;
  } catch {
    return false;
  }
}
