import { useState } from 'react';

import { useTexts } from '@/i18n/use-texts';

import { insertEntry, moveEntry } from '../model/change-order';
import type { Entry } from '../model/shortlist-file';

import { removeItem } from './keep-items';
import { changeShortlist } from './shortlist-store';

/** A machine that was removed last, from which place of the list. */
export type Removed = { entry: Entry; index: number; title: string };

/** Changes of the list by hand. `message` is for screen readers. */
export function useListChanges(total: number) {
  const { t } = useTexts();
  const [message, setMessage] = useState('');
  const [removed, setRemoved] = useState<Removed | null>(null);
  return {
    message,
    removed,
    /** @param index from 0 */
    move: (id: string, index: number, by: number, title: string) => {
      changeShortlist((entries) => moveEntry(entries, id, by));
      setMessage(t('shortlist:move.moved', { title, position: index + by + 1, total }));
    },
    remove: (next: Removed) => {
      removeItem(next.entry.id);
      setRemoved(next);
      setMessage(t('shortlist:remove.done', { title: next.title }));
    },
    undo: ({ entry, index, title }: Removed) => {
      changeShortlist((entries) => insertEntry(entries, entry, index));
      setRemoved(null);
      setMessage(t('shortlist:remove.undone', { title }));
    },
  };
}
