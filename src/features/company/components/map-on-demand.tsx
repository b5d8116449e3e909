import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { toMapUrl } from '@/config/map-source';
import { useTexts } from '@/i18n/use-texts';

import * as styles from './map-on-demand.module.css';

type Props = { latitude: number; longitude: number; name: string };

/** A third-party map that loads only when a visitor presses a button, which says so. */
export function MapOnDemand({ latitude, longitude, name }: Props) {
  const { t } = useTexts();
  const [isShown, setIsShown] = useState(false);
  if (isShown) {
    return (
      <iframe
        className={styles.map}
        src={toMapUrl({ latitude, longitude })}
        title={t('company:map.title', { name })}
        sandbox="allow-scripts allow-same-origin allow-popups"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  return (
    <div className={styles.map} data-print="no">
      <Button
        variant="secondary"
        onClick={() => {
          setIsShown(true);
        }}
      >
        <Icon name="pin" /> {t('company:map.show')}
      </Button>
      <p>{t('company:map.source')}</p>
    </div>
  );
}
