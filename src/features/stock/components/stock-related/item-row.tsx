import { useId, type ReactNode } from 'react';

import type { ListedItem } from '../stock-list/stock-grid';
import { StockGrid } from '../stock-list/stock-grid';

import * as styles from './item-row.module.css';

type Props = {
  title: string;
  /** Null while loading: the row reserves its space. */
  items: readonly ListedItem[] | null;
  /** The link to all of them. */
  more?: ReactNode;
  children?: ReactNode;
};

/** A row of a few items; phones swipe through it. */
export function ItemRow({ title, items, more, children }: Props) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id} data-print="no">
      <h2 id={id}>{title}</h2>
      <div className={styles.row} data-state={items === null ? 'awaited' : items.length === 0 ? 'empty' : undefined}>
        {items !== null && items.length > 0 && <StockGrid items={items} heading="h3" />}
      </div>
      {children}
      {more !== undefined && <div className={styles.more}>{more}</div>}
    </section>
  );
}
