import { memo, useMemo } from 'react';

import { useFirstItems } from '../../hooks/use-first-items';
import { useNearFirst } from '../../hooks/use-near-first';
import { getCommonFacts } from '../../model/deciding-facts';
import type { StockItem } from '../../model/item';

import { StockGrid } from './stock-grid';

type Props = { items: readonly StockItem[]; toItemPath: (item: StockItem) => string };

/** The items of a list. Memoized: other changes of the list do not render them. */
export const Results = memo(function Results({ items, toItemPath }: Props) {
  const shown = useFirstItems(useNearFirst(items));
  const listed = useMemo(() => shown.map((one) => ({ ...one, path: toItemPath(one.item) })), [shown, toItemPath]);
  const facts = useMemo(() => getCommonFacts(items)?.length ?? 'mixed', [items]);
  return <StockGrid heading="h2" items={listed} eager={1} facts={facts} />;
});
