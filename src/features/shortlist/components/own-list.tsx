import { Fragment, useEffect, useRef, type ReactNode } from 'react';

import { LiveText } from '@/components/ui/live-text';
import { useItemPath, type ListCategory } from '@/features/stock/hooks/use-item-path';
import { useDelayed } from '@/hooks/use-delayed';
import { useTexts } from '@/i18n/use-texts';

import { useListChanges } from '../hooks/use-list-changes';
import { useListLook } from '../hooks/use-list-look';
import { useOwnRows, type OwnRow } from '../hooks/use-own-rows';
import { useRowNames } from '../hooks/use-row-names';
import { useRowTitle } from '../hooks/use-row-title';
import type { Row } from '../model/row';

import { EmptyList } from './empty-list';
import { focusInSight } from './focus-in-sight';
import { ListTools } from './list-tools';
import { ListViews } from './list-views';
import { OwnItem } from './own-item';
import * as styles from './own-list.module.css';
import { RemovedItem } from './removed-item';

const none: readonly OwnRow[] = [];

export type ListPlace = {
  categories: readonly ListCategory[];
  siteUrl: string;
  path: string;
  /** A form about the machines. @param list its name, which no other list has */
  renderEnquiry: (rows: readonly Row[], list: string) => ReactNode;
  /** Machines to begin with, while nothing is kept. */
  offers: ReactNode;
};

/** The machines that this visitor has kept. */
export function OwnList({ categories, siteUrl, path, renderEnquiry, offers }: ListPlace) {
  const { t } = useTexts();
  const { rows: known, state } = useOwnRows();
  const isSlow = useDelayed(state === 'loading');
  // A quick answer moves nothing; until a slow one comes, machines are shown as they were kept.
  const rows = state === 'loading' && !isSlow ? none : known;
  const toTitle = useRowTitle();
  const toName = useRowNames(rows);
  const look = useListLook(path);
  const toPath = useItemPath(categories);
  const { message, removed, move, remove, undo } = useListChanges(rows.length);
  const list = useRef<HTMLDivElement>(null);
  const toOwnPath = (row: OwnRow) => (row.item === null || row.state === 'gone' ? null : toPath(row.item));
  const restored = useRef<string | null>(null);
  useEffect(() => {
    if (restored.current === null || removed !== null) return;
    focusInSight(list.current?.querySelector<HTMLElement>(`[data-remove="${restored.current}"]`));
    restored.current = null;
  });
  const removeRow = (row: OwnRow) => remove({ entry: row.entry, index: rows.indexOf(row), title: toName(row) });
  const undone = removed !== null && (
    <RemovedItem
      key={removed.entry.id}
      removed={removed}
      onUndo={() => {
        restored.current = removed.entry.id;
        undo(removed);
      }}
    />
  );
  const notice = removed !== null && <li key="removed">{undone}</li>;
  return (
    <div ref={list}>
      <p role="status" className="visually-hidden">
        {message !== '' && <LiveText>{message}</LiveText>}
      </p>
      {rows.length > 0 && <ListTools {...{ rows, state, look, toTitle }} url={siteUrl + path} />}
      <div className={styles.views}>
        {renderEnquiry(rows, 'shortlist')}
        <div role="status">
          {state === 'failed' && rows.length > 0 && <p className={styles.notice}>{t('shortlist:failed')}</p>}
        </div>
        <ListViews
          {...{ rows, look, toTitle, toName, noteLabel: t('shortlist:note'), removed: undone }}
          toPath={toOwnPath}
          isLoading={state === 'loading'}
          onRemove={removeRow}
        >
          <ul className={styles.list} aria-busy={state === 'loading' && known.length > 0}>
            {rows.map((row, index) => {
              const name = toName(row);
              return (
                <Fragment key={row.id}>
                  {removed?.index === index && notice}
                  <li>
                    <OwnItem
                      row={row}
                      title={toTitle(row)}
                      name={name}
                      path={toOwnPath(row)}
                      siteUrl={siteUrl}
                      isFirst={index === 0}
                      isLast={index === rows.length - 1}
                      onMove={(by) => move(row.id, index, by, name)}
                      onRemove={() => removeRow(row)}
                    />
                  </li>
                </Fragment>
              );
            })}
            {removed !== null && removed.index >= rows.length && notice}
          </ul>
        </ListViews>
      </div>
      {known.length === 0 && <EmptyList>{offers}</EmptyList>}
    </div>
  );
}
