import { useEffect, useMemo } from 'react';

import { toPast } from '../model/past';
import { readEntry, type ReadEntry } from '../model/read-entry';
import { toRow, type Row } from '../model/row';
import type { Entry } from '../model/shortlist-file';

import { useShortlist } from './shortlist-store';
import { useLiveAnswer, type LiveAnswer } from './use-live-answer';

export type OwnRow = Row & Pick<ReadEntry, 'on' | 'note'> & { entry: Entry };

/** The kept machines, in the visitor's order, each as it is now or else as it was kept. */
export function useOwnRows(): { rows: readonly OwnRow[]; state: LiveAnswer['state'] } {
  const entries = useShortlist((shortlist) => shortlist.entries);
  const { live, state } = useLiveAnswer(entries.map(({ id }) => id));
  const read = useMemo(() => entries.map((entry) => ({ entry, ...readEntry(entry) })), [entries]);
  const dropped = read.flatMap((one) => one.dropped.map((reason) => `${one.id} ${reason}`)).join(', ');
  useEffect(() => {
    if (dropped !== '') console.warn('Dropped from the shortlist:', dropped);
  }, [dropped]);
  const rows = useMemo(
    () =>
      read.map(({ entry, id, on, note, item }) => ({
        ...toRow({ id, item, past: item && toPast(item) }, live),
        ...{ entry, on, note },
      })),
    [read, live],
  );
  return { rows, state };
}
