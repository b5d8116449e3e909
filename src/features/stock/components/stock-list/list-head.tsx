import type { ReactNode } from 'react';

import { LiveText } from '@/components/ui/live-text';
import { useTexts } from '@/i18n/use-texts';
import { formatNumber } from '@/lib/format';

import type { ChangeQuery } from '../../hooks/use-stock-query';
import type { StockSort } from '../../model/search/sort';

import * as styles from './list-head.module.css';
import { SortSelect } from './sort-select';
import { ViewSwitch } from './view-switch';

type Props = {
  count: number;
  /** How many of them are sold; 0 also when that is not known. */
  soldCount: number;
  /** The applied filters, beside the count so that the first one does not push the list down. */
  applied: ReactNode;
  /** What another feature offers to do with the list: beside the filters, and on a phone beside the count. */
  tool: ReactNode;
  filterButton: ReactNode;
  /** The button for what is new. */
  fresh: ReactNode;
  sort: StockSort;
  onChange: ChangeQuery;
};

/** The number of items and of new ones, the applied filters, the order and the view of a list. */
export function ListHead({ count, soldCount, applied, tool, filterButton, fresh, sort, onChange }: Props) {
  const { t, iso } = useTexts();
  return (
    <div className={styles.head} data-early>
      <div className={styles.count}>
        <p role="status">
          <LiveText>{t('stock:list.count', { count, formatted: formatNumber(count, iso) })}</LiveText>
        </p>
        {soldCount > 0 && (
          <small>
            <LiveText>{t('stock:list.sold', { formatted: formatNumber(soldCount, iso) })}</LiveText>
          </small>
        )}
      </div>
      <div className={styles.fresh} data-print="no">
        {fresh}
      </div>
      <div className={styles.keep}>{tool}</div>
      <div className={styles.applied}>
        {applied}
        {tool}
      </div>
      <div className={styles.tools} data-print="no">
        {filterButton}
        <SortSelect sort={sort} onChange={onChange} />
        <ViewSwitch />
      </div>
    </div>
  );
}
