import { useEffect, useState } from 'react';

import { useOnline } from '@/hooks/use-online';
import { useTexts } from '@/i18n/use-texts';
import { onRefusedPage } from '@/lib/refused-page';

import * as styles from './offline-note.module.css';

/** A note while there is no network; it also names a navigation that was refused. */
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
