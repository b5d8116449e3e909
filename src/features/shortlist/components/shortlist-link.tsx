import { useEffect } from 'react';

import { Icon } from '@/components/ui/icon';
import { LiveText } from '@/components/ui/live-text';
import { LocalizedLink } from '@/i18n/localized-link';
import { useTexts } from '@/i18n/use-texts';

import { dismissTrouble, startShortlist, useShortlist } from '../hooks/shortlist-store';
import { maxEntries } from '../model/shortlist-file';

import * as styles from './shortlist-link.module.css';

/**
 * The link to the kept machines with their number, on every page, and what went wrong when something was kept. The link
 * is always there, and has room for the number: nothing moves when a visitor keeps the first machine.
 */
export function ShortlistLink() {
  const { t } = useTexts();
  const { entries, trouble } = useShortlist((shortlist) => shortlist);
  useEffect(startShortlist, []);
  return (
    <>
      <LocalizedLink route="shortlist" className={styles.link}>
        <Icon name="keep" />
        <span className={styles.label}>{t('common:page.shortlist.short')}</span>
        <span className={styles.count}>{entries.length > 0 && <LiveText>{String(entries.length)}</LiveText>}</span>
      </LocalizedLink>
      <div role="status">
        {trouble !== null && (
          <p key={trouble} className={styles.trouble} data-at-edge>
            <span>{t(`common:keep.${trouble}`, { most: maxEntries })}</span>
            <button type="button" aria-label={t('common:site.dismiss')} onClick={dismissTrouble}>
              <Icon name="close" />
            </button>
          </p>
        )}
      </div>
    </>
  );
}
