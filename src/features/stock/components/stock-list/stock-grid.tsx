import type { StockItem } from '../../model/item';
import { StockCard } from '../stock-card/stock-card';

import * as styles from './stock-grid.module.css';

export type ListedItem = { item: StockItem; path: string };

/** Cards beside each other. The first photos are loaded at once, the others when they come near. */
export function StockGrid({ items, eager = 0 }: { items: readonly ListedItem[]; eager?: number }) {
  return (
    <ul className={styles.grid}>
      {items.map(({ item, path }, index) => (
        <li key={item.advertisementID}>
          <StockCard item={item} path={path} eager={index < eager} />
        </li>
      ))}
    </ul>
  );
}
