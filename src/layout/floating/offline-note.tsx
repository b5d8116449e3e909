import { useEffect, useState } from 'react';

import { useOnline } from '@/hooks/use-online';
import { useTexts } from '@/i18n/use-texts';
import { onRefusedPage } from '@/lib/refused-page';

import * as styles from './offline-note.module.css';

/**
 * Says that there is no network, and of a page that was asked for meanwhile that it cannot be had, until there is one
 * again.
 */
export function OfflineNote() {
  const { t } = useTexts();
  const isOnline = useOnline();
  const [isRefused, setIsRefused] = useState(false);
  if (isOnline && isRefused) setIsRefused(false);
  useEffect(() => onRefusedPage(() => setIsRefused(true)), []);
  return (
    <div>
      {!isOnline && (
        <p key={String(isRefused)} role={isRefused ? 'alert' : 'status'} className={styles.note}>
          {t(isRefused ? 'common:site.offline' : 'common:site.isOffline')}
        </p>
      )}
    </div>
  );
}
