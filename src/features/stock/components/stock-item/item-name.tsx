import { Fragment } from 'react';

import type { StockItem } from '../../model/item';
import { getMake } from '../../model/item-names';

import * as styles from './item-name.module.css';

/** A name of more letters is smaller, so that price and facts stay on the first screen. */
const longest = 40;

type Props = { item: StockItem; title: string };

/** The name of an item as the page's heading: the make on a small line of its own, the model large below it. */
export function ItemName({ item, title }: Props) {
  const make = getMake(item);
  const model = make === undefined ? '' : title.slice(make.length + 1);
  return (
    <h1 key={title} data-long={title.length > longest}>
      {make === undefined || model === '' ? (
        <Whole text={title} />
      ) : (
        <>
          <span className={styles.make}>{make}</span> <Whole text={model} />
        </>
      )}
    </h1>
  );
}

/** A name that wraps between its words alone: browsers would part "541-70" and "H25D-02" at their dashes. */
function Whole({ text }: { text: string }) {
  return text.split(' ').map((word, place) => (
    <Fragment key={place}>
      {place > 0 && ' '}
      {/[-/]/.test(word) ? <span className={styles.word}>{word}</span> : word}
    </Fragment>
  ));
}
