import { omit } from '../../../lib/omit';

import type { Entry } from './shortlist-file';

/** Moves an entry by so many places, no further than the ends; without such an entry nothing changes. */
export function moveEntry(entries: readonly Entry[], id: string, by: number): readonly Entry[] {
  const from = entries.findIndex((entry) => entry.id === id);
  const moved = entries[from];
  return moved === undefined ? entries : insertEntry(entries, moved, Math.max(0, from + by));
}

/** Puts an entry at a place, counted from 0; if it is there already, it changes its place. */
export function insertEntry(entries: readonly Entry[], entry: Entry, index: number): readonly Entry[] {
  const others = entries.filter(({ id }) => id !== entry.id);
  return [...others.slice(0, index), entry, ...others.slice(index)];
}

/** Gives an entry a note; an empty one is none. */
export function setNote(entries: readonly Entry[], id: string, note: string): readonly Entry[] {
  return entries.map((entry) => {
    if (entry.id !== id) return entry;
    return note === '' ? omit(entry, 'note') : { ...entry, note };
  });
}
