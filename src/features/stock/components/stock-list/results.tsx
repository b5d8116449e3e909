import { memo, useMemo } from 'react';

import { useNearCount } from '../../hooks/use-near-count';
import type { StockItem } from '../../model/item';

import { StockGrid } from './stock-grid';

type Props = { items: readonly StockItem[]; toItemPath: (item: StockItem) => string };

/** The items of a list; it renders anew only when they are others. */
export const Results = memo(function Results({ items, toItemPath }: Props) {
  const listed = useMemo(() => items.map((item) => ({ item, path: toItemPath(item) })), [items, toItemPath]);
  const until = useNearCount(listed);
  return <StockGrid heading="h2" items={listed} eager={4} isSwitchable until={until} />;
});
