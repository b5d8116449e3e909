import { memo } from 'react';

import type { TextKey } from '@/i18n/text-keys';
import { useTexts } from '@/i18n/use-texts';

import type { ChangeQuery } from '../../hooks/use-stock-query';
import { getCommonFacts } from '../../model/deciding-facts';
import type { StockItem } from '../../model/item';
import { toFactKey } from '../../model/item-page/item-words';
import { formatSort, type StockSort } from '../../model/search/sort';

import * as styles from './column-heads.module.css';

type Props = { items: readonly StockItem[]; sort: StockSort; onChange: ChangeQuery };

/** The columns that sort, and the order of a first press. */
const sorted = {
  // It has no column: its head says the order.
  createdDate: [null, 'desc'],
  constructionYear: ['stock:fact.year', 'desc'],
  'price.amount': ['search:filter.price_amount', 'asc'],
} as const satisfies Readonly<Record<StockSort['property'], readonly [TextKey | null, StockSort['order']]>>;

/**
 * The heads of the list view's columns on wide screens; those of the three orders are buttons. Items of one category
 * have the heads of its facts; else each row labels its own.
 *
 * No table: the same markup is the cards (the view is an attribute that styles use before the first paint), an item is
 * an article with a heading that screen readers jump to, and each value has its label in the row. So `aria-pressed`
 * and the title of a button say what `aria-sort` would.
 */
export const ColumnHeads = memo(function ColumnHeads({ items, sort, onChange }: Props) {
  const { t } = useTexts();
  const facts = getCommonFacts(items);
  const toHead = (property: StockSort['property']) => {
    const [label, first] = sorted[property];
    const isCurrent = sort.property === property;
    const order = !isCurrent ? first : sort.order === 'asc' ? 'desc' : 'asc';
    return (
      <button
        type="button"
        aria-pressed={isCurrent}
        data-order={isCurrent ? sort.order : undefined}
        title={t(`search:sort.${formatSort(isCurrent ? sort : { property, order })}`)}
        onClick={() => onChange((query) => ({ ...query, sort: { property, order }, page: 1 }))}
      >
        {t(label ?? `search:sort.${formatSort(isCurrent ? sort : { property, order: first })}`)}
      </button>
    );
  };
  return (
    <div className={styles.heads} data-facts={facts?.length ?? 'mixed'} data-early data-print="no">
      {toHead('createdDate')}
      {toHead('constructionYear')}
      {facts?.map((id) => (
        <span key={id} aria-hidden="true">
          {t(toFactKey(id))}
        </span>
      ))}
      {toHead('price.amount')}
    </div>
  );
});
