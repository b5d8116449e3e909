import { memo, useId } from 'react';

import { useTexts } from '@/i18n/use-texts';

import type { ChangeQuery } from '../../hooks/use-stock-query';
import { formatSort, parseSort, sorts, type StockSort } from '../../model/search/sort';

import * as styles from './list-head.module.css';

type Props = { sort: StockSort; onChange: ChangeQuery };

/** Selects the order of a list, which then begins at its first page. */
export const SortSelect = memo(function SortSelect({ sort, onChange }: Props) {
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
          if (chosen !== null) onChange((query) => ({ ...query, sort: chosen, page: 1 }));
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
