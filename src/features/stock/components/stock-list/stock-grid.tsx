import type { StockItem } from '../../model/item';
import { StockCard, type CardHeading } from '../stock-card/stock-card';

import * as styles from './stock-grid.module.css';

export type ListedItem = { item: StockItem; path: string };

type Props = { items: readonly ListedItem[]; heading: CardHeading; eager?: number };

/** Cards beside each other. The first photos are loaded at once, the others when they come near. */
export function StockGrid({ items, heading, eager = 0 }: Props) {
  return (
    <ul className={styles.grid}>
      {items.map(({ item, path }, index) => (
        <li key={item.advertisementID}>
          <StockCard item={item} path={path} heading={heading} eager={index < eager} />
        </li>
      ))}
    </ul>
  );
}
