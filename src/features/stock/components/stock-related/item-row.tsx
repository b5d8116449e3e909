import { useEffect, useId, useState, type ReactNode } from 'react';

import { useLazyPart } from '@/hooks/use-lazy-part';

import type { ListedItem } from '../stock-list/stock-grid';

import * as styles from './item-row.module.css';

/** Cards and their styles: a machine's page begins without them. */
const loadGrid = () => import('../stock-list/stock-grid');

type Props = {
  title: string;
  /** Whether its items are wanted by now. */
  isNear: boolean;
  /** Null while loading: the row reserves its space. */
  items: readonly ListedItem[] | null;
  /** The link to all of them. */
  more?: ReactNode;
  children?: ReactNode;
};

/** A row of a few items; phones and tablets swipe through it. */
export function ItemRow({ title, isNear, items, more, children }: Props) {
  const id = useId();
  const { part, loadPart } = useLazyPart(loadGrid, undefined, true);
  const [isMissing, setIsMissing] = useState(false);
  useEffect(() => {
    if (isNear) void loadPart().then((loaded) => setIsMissing(loaded === null));
  }, [isNear, loadPart]);
  const isAwaited = items === null || (part === null && items.length > 0);
  const isEmpty = isMissing || items?.length === 0;
  return (
    <section className={styles.section} aria-labelledby={id} data-print="no">
      <h2 id={id}>{title}</h2>
      <div className={styles.row} data-state={isEmpty ? 'empty' : isAwaited ? 'awaited' : undefined}>
        {part !== null && items !== null && items.length > 0 && <part.StockGrid items={items} heading="h3" />}
      </div>
      {children}
      {more !== undefined && <div className={styles.more}>{more}</div>}
    </section>
  );
}
