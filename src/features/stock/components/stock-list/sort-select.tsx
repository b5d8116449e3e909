import { memo, useId } from 'react';

import { useTexts } from '@/i18n/use-texts';

import { formatSort, parseSort, sorts, type StockSort } from '../../model/search/sort';

import * as styles from './list-head.module.css';

type Props = { sort: StockSort; onSort: (sort: StockSort) => void };

/** The orders there are. */
export const SortSelect = memo(function SortSelect({ sort, onSort }: Props) {
  const { t } = useTexts();
  const id = useId();
  return (
    <span className={styles.sort}>
      <label htmlFor={id} className="visually-hidden">
        {t('search:result.sort')}
      </label>
      <select
        id={id}
        value={formatSort(sort)}
        onChange={({ target }) => {
          const chosen = parseSort(target.value);
          if (chosen !== null) onSort(chosen);
        }}
      >
        {sorts.map((name) => (
          <option key={name} value={name}>
            {t(`search:sort.${name}`)}
          </option>
        ))}
      </select>
    </span>
  );
});
