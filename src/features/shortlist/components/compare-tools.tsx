import { useId } from 'react';

import { LiveText } from '@/components/ui/live-text';
import { useTexts } from '@/i18n/use-texts';

import { maxCompared } from '../model/compare-table';

import * as styles from './compare-view.module.css';

type Props = {
  hasDifferencesOnly: boolean;
  onChange: (hasDifferencesOnly: boolean) => void;
  /** How many machines the list has. */
  count: number;
  /** Whether no row is left. */
  isEmpty: boolean;
};

/** What of the table is shown, and how it is read. */
export function CompareTools({ hasDifferencesOnly, onChange, count, isEmpty }: Props) {
  const { t } = useTexts();
  const id = useId();
  return (
    <div className={styles.tools}>
      <label htmlFor={id} data-print="no">
        <input
          id={id}
          type="checkbox"
          checked={hasDifferencesOnly}
          onChange={({ target }) => onChange(target.checked)}
        />
        {t('shortlist:compare.differences')}
      </label>
      <p className={styles.legend}>{t('shortlist:compare.dash')}</p>
      {count > maxCompared && <p>{t('shortlist:compare.most', { most: maxCompared })}</p>}
      <p role="status">{isEmpty && <LiveText>{t('shortlist:compare.same')}</LiveText>}</p>
    </div>
  );
}
