import type { CompareGroup } from '../model/compare-table';

import { CompareCell } from './compare-cell';
import * as styles from './compare-view.module.css';

type Props = {
  group: CompareGroup;
  /** In the order of the cells. */
  columns: readonly { id: string; path: string | null }[];
};

/** The rows of one group, below its name. */
export function CompareRows({ group, columns }: Props) {
  return (
    <>
      {/* All groups are in one body, which scrolls sideways: a header of a row group would be one of them all. */}
      <tr className={styles.group}>
        <th scope="row" colSpan={columns.length + 1}>
          <span>{group.label}</span>
        </th>
      </tr>
      {group.rows.map((row) => (
        <tr key={row.id} data-row={row.id}>
          <th scope="row" data-anchor={row.id}>
            <span>{row.label}</span>
          </th>
          {columns.map(({ id, path }, place) => (
            <CompareCell
              key={id}
              cell={row.cells[place] ?? 'none'}
              anchor={`${row.id} ${id}`}
              path={path}
              asked={row.asked?.[place] ?? [row.id]}
            />
          ))}
        </tr>
      ))}
    </>
  );
}
