import type { ReactNode } from 'react';

import { useTexts } from '@/i18n/use-texts';

import * as styles from './fit-panel.module.css';

type Props = { place: 'road' | 'trailer' | 'container' | 'opening'; children: ReactNode };

/** One place: the answer, and what it is reckoned with. */
export function FitAnswer({ place, children }: Props) {
  const { t } = useTexts();
  return (
    <div className={styles.place} data-place={place}>
      <dt>{t(`fit:place.${place}`)}</dt>
      <dd>
        {children}
        <p className={styles.limit}>{t(`fit:limit.${place}`)}</p>
      </dd>
    </div>
  );
}
