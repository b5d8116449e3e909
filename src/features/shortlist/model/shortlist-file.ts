import { formatStoredList, parseStoredList, type ListFormat, type StoredList } from '../../../lib/stored-list';

/**
 * A kept machine as it is stored. Every page reads the id; the rest is unknown until `readEntry` has parsed it, and an
 * older version may have stored less.
 */
export type Entry = {
  /** The `advertisementID`. */
  id: string;
  /** The day on which it was kept. */
  on?: unknown;
  note?: unknown;
  /** The machine as it was then. */
  item?: unknown;
};

/** More machines are no shortlist, and one search has to bring them all. */
export const maxEntries = 50;

export function isId(value: unknown): value is string {
  return typeof value === 'string' && /^\d{1,15}$/.test(value);
}

export const shortlistFormat: ListFormat<Entry> = {
  version: 1,
  most: maxEntries,
  toId: ({ id }) => (isId(id) ? id : null),
};

/** Reads what a browser has stored. Never throws: entries that are valid stay, the others are named. */
export function parseShortlist(text: string | null): StoredList<Entry> {
  return parseStoredList(text, shortlistFormat);
}

export function formatShortlist(items: readonly Entry[]): string {
  return formatStoredList(items, shortlistFormat);
}
