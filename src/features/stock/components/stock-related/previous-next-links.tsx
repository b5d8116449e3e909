import { Link } from 'gatsby';
import { useEffect, useMemo } from 'react';

import { Icon } from '@/components/ui/icon';
import type { DocumentFlags } from '@/gatsby/document/document-flags';
import { useHydrated } from '@/hooks/use-hydrated';
import { useTexts } from '@/i18n/use-texts';
import { formatNumber } from '@/lib/format';

import { readListContext } from '../../hooks/read-list-context';
import { findInListContext } from '../../model/item-page/list-place';

import * as styles from './previous-next-links.module.css';

type Props = { id: string; path: string };

/**
 * Links to the visitor's list and to the previous and next item in it. After a reload they render late: a script in the
 * page's head has reserved their space (`gatsby/document/reserve-list-context.tsx`).
 */
export function PreviousNextLinks({ id, path }: Props) {
  const { t, iso } = useTexts();
  const isHydrated = useHydrated();
  const place = useMemo(
    () => (isHydrated ? findInListContext(readListContext(), { id, path }) : null),
    [isHydrated, id, path],
  );
  useEffect(() => {
    if (isHydrated) delete (document.documentElement.dataset as DocumentFlags).trail;
  }, [isHydrated]);
  if (place === null) return <div className={styles.place} />;
  return (
    <nav className={styles.trail} aria-label={t('item:trail.label')} data-print="no" data-trail>
      <Link to={place.listPath} state={{ anchor: id, firstPage: place.firstPage }} className={styles.back}>
        <Icon name="arrow" /> {t('item:trail.back')}
      </Link>
      {place.previous !== null && (
        <Link to={place.previous} rel="prev" className={styles.previous}>
          <Icon name="arrow" /> <span>{t('item:trail.previous')}</span>
        </Link>
      )}
      <span className={styles.position}>
        {t('item:trail.position', {
          position: formatNumber(place.position + 1, iso),
          total: formatNumber(place.total, iso),
        })}
      </span>
      {place.next !== null && (
        <Link to={place.next} rel="next" className={styles.next}>
          <span>{t('item:trail.next')}</span> <Icon name="arrow" />
        </Link>
      )}
    </nav>
  );
}
