import { useItemWords } from '../../hooks/use-item-words';
import { getCommonFacts } from '../../model/deciding-facts';
import type { StockItem } from '../../model/item';
import { StockCard, type CardHeading } from '../stock-card/stock-card';

import * as styles from './stock-grid.module.css';

/** With a height (pixels) only the place of an item. */
export type ListedItem = { item: StockItem; path: string; height?: number | undefined };

type Props = {
  items: readonly ListedItem[];
  heading: CardHeading;
  eager?: number;
  /** Visitors can switch to list view, which has this many columns of facts; `mixed`: rows label their own. */
  facts?: number | 'mixed';
};

/** Cards in a grid. The first images load at once, the others lazily. */
export function StockGrid({ items, heading, eager = 0, facts }: Props) {
  const toWords = useItemWords();
  const isMixed = facts === undefined ? getCommonFacts(items.map(({ item }) => item)) === null : facts === 'mixed';
  return (
    <ul className={styles.grid} data-facts={facts} data-mixed={isMixed}>
      {items.map(({ item, path, height }, index) => (
        <li
          key={item.advertisementID}
          data-anchor={item.advertisementID}
          {...(height !== undefined && { style: { height } })}
        >
          {height === undefined && <StockCard {...{ item, path, heading, toWords }} eager={index < eager} />}
        </li>
      ))}
    </ul>
  );
}
