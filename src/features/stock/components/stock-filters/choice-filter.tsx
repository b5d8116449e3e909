import { useId } from 'react';

import { formatNumber } from '@/lib/format';

import * as styles from './filter-panel.module.css';

export type Choice = { value: string; label: string; count: number | null };

type Props = { iso: string; choices: readonly Choice[]; selected: string; onChoose: (value: string) => void };

/** Radio buttons; the first one removes the filter. */
export function ChoiceFilter({ iso, choices, selected, onChoose }: Props) {
  const name = useId();
  return (
    <ul className={styles.options}>
      {choices.map(({ value, label, count }) => (
        <li key={value}>
          <label className={styles.option} data-empty={count === 0}>
            <input type="radio" name={name} checked={value === selected} onChange={() => onChoose(value)} />
            <span>{label}</span>{' '}
            {count !== null && (
              <span key={count} className={styles.count}>
                {formatNumber(count, iso)}
              </span>
            )}
          </label>
        </li>
      ))}
    </ul>
  );
}
