import { Link } from 'gatsby';
import { useMemo, useState } from 'react';

import { Icon } from '@/components/ui/icon';
import { useHydrated } from '@/hooks/use-hydrated';
import { useTexts } from '@/i18n/use-texts';
import { formatNumber } from '@/lib/format';

import { readListTrail } from '../../hooks/list-trail-store';
import { findInTrail } from '../../model/item-page/list-trail';

import * as styles from './trail-links.module.css';

/**
 * Back to the list the visitor came from, and to the machines before and after this one in it. Who comes from the list has them at
 * once; after a reload they come late, and only where nothing has to make room for them.
 */
export function TrailLinks({ id }: { id: string }) {
  const { t, iso } = useTexts();
  const isHydrated = useHydrated();
  const [isLate] = useState(!isHydrated);
  const place = useMemo(() => (isHydrated ? findInTrail(readListTrail(), id) : null), [isHydrated, id]);
  if (place === null) return null;
  return (
    <nav className={styles.trail} aria-label={t('item:trail.label')} data-late={isLate} data-print="no">
      <Link to={place.listPath} state={{ anchor: id, firstPage: place.firstPage }}>
        {t('item:trail.back')}
      </Link>
      <span className={styles.position}>
        {t('item:trail.position', {
          position: formatNumber(place.position + 1, iso),
          total: formatNumber(place.total, iso),
        })}
      </span>
      {place.previous !== null && (
        <Link to={place.previous} rel="prev" className={styles.previous}>
          <Icon name="arrow" /> {t('item:trail.previous')}
        </Link>
      )}
      {place.next !== null && (
        <Link to={place.next} rel="next">
          {t('item:trail.next')} <Icon name="arrow" />
        </Link>
      )}
    </nav>
  );
}
