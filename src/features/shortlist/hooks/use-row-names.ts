import { useMemo } from 'react';

import { toDistinctNames } from '../model/distinct-names';
import type { Row } from '../model/row';

import { useRowTitle } from './use-row-title';

/** Names of a list's machines that no two of them share, for buttons and messages. */
export function useRowNames(rows: readonly Pick<Row, 'id' | 'item'>[]): (row: Pick<Row, 'id' | 'item'>) => string {
  const toTitle = useRowTitle();
  return useMemo(() => {
    const names = toDistinctNames(
      rows.map((row) => ({ id: row.id, title: toTitle(row), number: row.item?.advertiserStockNumber ?? null })),
    );
    return (row) => names.get(row.id) ?? toTitle(row);
  }, [rows, toTitle]);
}
