import type { StockItem } from '../model/item';

import * as styles from './item-name.module.css';

type Props = { item: StockItem; title: string };

/** An item's name: the make on a small line of its own, above model and type. It is read as one. */
export function ItemName({ item: { makeName: make = '' }, title }: Props) {
  if (make === '' || !title.startsWith(`${make} `)) return title;
  return (
    <>
      <span className={styles.make}>{make} </span>
      {title.slice(make.length + 1)}
    </>
  );
}
