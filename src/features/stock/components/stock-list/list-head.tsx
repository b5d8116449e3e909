import type { ReactNode } from 'react';

import { LiveText } from '@/components/ui/live-text';

import type { StockSort } from '../../model/search/sort';

import * as styles from './list-head.module.css';
import { SortSelect } from './sort-select';
import { ViewSwitch } from './view-switch';

type Props = {
  count: string;
  /** What is applied; beside the count, so that the first filter does not push the list down. */
  applied: ReactNode;
  filterButton: ReactNode;
  sort: StockSort;
  onSort: (sort: StockSort) => void;
};

/** How many there are, by which filters, in which order, and how they are shown. */
export function ListHead({ count, applied, filterButton, sort, onSort }: Props) {
  return (
    <div className={styles.head} data-early>
      <p role="status" className={styles.count}>
        <LiveText>{count}</LiveText>
      </p>
      <div className={styles.applied}>{applied}</div>
      <div className={styles.tools} data-print="no">
        {filterButton}
        <SortSelect sort={sort} onSort={onSort} />
      </div>
      <ViewSwitch />
    </div>
  );
}
