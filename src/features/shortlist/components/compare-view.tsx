import { useLayoutEffect, useMemo, type CSSProperties, type ReactNode } from 'react';

import type { Translate } from '@/i18n/text-keys';
import { useTexts } from '@/i18n/use-texts';

import { useCompareGroups } from '../hooks/use-compare-groups';
import type { ListLookState } from '../hooks/use-list-look';
import { useSideways } from '../hooks/use-sideways';
import { maxCompared } from '../model/compare-table';
import type { Row } from '../model/row';

import { CompareHead } from './compare-head';
import { CompareNotes } from './compare-notes';
import { CompareRows } from './compare-rows';
import { CompareTools } from './compare-tools';
import * as styles from './compare-view.module.css';

export type ComparedRow = Row & { note?: string | undefined };

type Props<One extends ComparedRow> = {
  rows: readonly One[];
  look: ListLookState;
  toTitle: (row: One) => string;
  /** A name that no other machine of the list has. */
  toName: (row: One) => string;
  /** Null for a machine without a page. */
  toPath: (row: One) => string | null;
  /** Whose the notes of the rows are. */
  noteLabel: string;
  onRemove?: (row: One) => void;
  /** What a removed machine leaves behind. */
  removed?: ReactNode;
  /** Translates the texts of `fit:`. */
  fit: Translate;
  /** Called when no more rows are coming. */
  onWhole: () => void;
};

/**
 * Machines as columns of one table. Down it scrolls with the page, so that its heads can stay at the top of the window;
 * sideways head and body scroll together in boxes of their own.
 */
export function CompareView<One extends ComparedRow>(props: Props<One>) {
  const { rows, look, noteLabel, onRemove, removed, fit, onWhole } = props;
  const { t } = useTexts();
  const shown = useMemo(
    () => rows.flatMap((row) => (row.item === null ? [] : [{ row, item: row.item }])).slice(0, maxCompared),
    [rows],
  );
  const known = useMemo(() => shown.map(({ item }) => item), [shown]);
  const { groups, isWhole } = useCompareGroups(known, fit, look.hasDifferencesOnly);
  const { head, body } = useSideways(isWhole);
  useLayoutEffect(() => {
    if (isWhole) onWhole();
  }, [isWhole, onWhole]);
  const columns = shown.map(({ row, item }) => {
    const texts = { title: props.toTitle(row), name: props.toName(row), note: row.note ?? '' };
    return { id: row.id, row, item, path: props.toPath(row), ...texts };
  });
  const style = { '--columns': columns.length } as CSSProperties;
  return (
    <div>
      <CompareTools
        hasDifferencesOnly={look.hasDifferencesOnly}
        onChange={(hasDifferencesOnly) => look.change({ hasDifferencesOnly })}
        count={rows.length}
        isEmpty={groups.length === 0}
      />
      <table
        className={styles.table}
        style={style}
        data-size={toSize(columns.length)}
        aria-label={t('shortlist:compare.title')}
      >
        <thead ref={head}>
          <tr>
            <td className={styles.corner} />
            {columns.map(({ row, ...column }) => (
              <CompareHead
                key={column.id}
                {...column}
                isGone={row.state === 'gone'}
                onRemove={onRemove && (() => onRemove(row))}
              />
            ))}
          </tr>
        </thead>
        <tbody ref={body} aria-label={t('shortlist:compare.title')}>
          <CompareNotes label={noteLabel} columns={columns} />
          {groups.map((group) => (
            <CompareRows key={group.id} group={group} columns={columns} />
          ))}
        </tbody>
      </table>
      <div className={styles.removed}>{removed}</div>
    </div>
  );
}

/** How much room a column has. */
function toSize(columns: number): 'few' | 'some' | 'many' {
  if (columns <= 4) return 'few';
  return columns <= 7 ? 'some' : 'many';
}
