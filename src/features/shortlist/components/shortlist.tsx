import { useMemo } from 'react';

import { useHydrated } from '@/hooks/use-hydrated';
import { useTexts } from '@/i18n/use-texts';

import { parseSharedList, type SharedList as Shared } from '../model/share-link';

import { OwnList, type ListPlace } from './own-list';
import * as styles from './own-list.module.css';
import { SharedList } from './shared-list';

type Props = ListPlace & {
  /** The query of the address, as the router has it: links to the page without a query lead to the own list. */
  search: string;
};

/** The visitor's own list, or one that the address has. Built without either: both differ between visitors. */
export function Shortlist({ search, ...place }: Props) {
  const { t } = useTexts();
  const isHydrated = useHydrated();
  const shared = useMemo(() => parseSharedList(search), [search]);
  return (
    <div className={styles.place}>
      <noscript>
        <p>{t('shortlist:noscript')}</p>
      </noscript>
      {isHydrated &&
        (shared === null ? <OwnList {...place} /> : <SharedList key={toKey(shared)} {...place} shared={shared} />)}
    </div>
  );
}

/** The name of a list: another look at the same machines is the same list. */
function toKey({ items }: Shared): string {
  return items.map(({ id }) => id).join('.');
}
