import { useCallback, useEffect, useState, type ReactNode } from 'react';

import { useScrollMemory } from '@/hooks/scroll-memory';
import { useLazyPart } from '@/hooks/use-lazy-part';
import { useLocale } from '@/i18n/use-locale';

import type { ListLookState } from '../hooks/use-list-look';

import type { ComparedRow } from './compare-view';
import { compareLoaders } from './load-compare';
import { ViewSwitch } from './view-switch';
import * as styles from './view-switch.module.css';

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
  /** Whether the machines may still become known. */
  isLoading: boolean;
  /** The machines below each other. */
  children: ReactNode;
};

/** The machines of a list below each other, or beside each other in a table that is loaded when it is asked for. */
export function ListViews<One extends ComparedRow>({ isLoading, children, ...own }: Props<One>) {
  const { rows, look } = own;
  const { part, loadPart } = useLazyPart(compareLoaders[useLocale()], undefined, true);
  const [hasFailed, setFailed] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const onWhole = useCallback(() => setWhole(true), []);
  const isKnown = rows.some(({ item }) => item !== null);
  const isCompared = look.isCompared && rows.length > 1 && (isKnown || isLoading) && !hasFailed;
  useEffect(() => {
    if (isCompared && part === null) void loadPart().then((loaded) => setFailed(loaded === null));
  }, [isCompared, part, loadPart]);
  // Back leads to the same row, or as far down the list.
  const isReady = isCompared ? isWhole : isKnown;
  useScrollMemory({ key: look.entryKey, isReady });
  if (rows.length < 2) return children;
  return (
    <>
      <ViewSwitch
        view={isCompared ? 'compare' : 'list'}
        onChange={(next) => {
          setFailed(false);
          look.change({ isCompared: next === 'compare' });
        }}
      />
      {!isCompared && children}
      {/* Nothing that the table would push away. */}
      {isCompared && !(part !== null && isKnown) && <div className={styles.loading} aria-busy="true" />}
      {isCompared && part !== null && isKnown && <part.CompareView {...own} fit={part.fit} onWhole={onWhole} />}
    </>
  );
}
