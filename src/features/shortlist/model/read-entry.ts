import { isDate } from '../../../lib/is-date';
import { parseStockItem, type StockItem } from '../../stock/model/item';

import type { Entry } from './shortlist-file';

/** A note's length in UTF-16 units, as the `maxlength` of a field counts. */
export const maxNote = 200;

export type ReadEntry = {
  id: string;
  /** The day on which it was kept, ISO 8601. */
  on: string | null;
  /** Empty for none. */
  note: string;
  /** Null where nothing that shows the machine was kept, or it is damaged. */
  item: StockItem | null;
  /** What was left out, and why. */
  dropped: readonly string[];
};

/** Reads an entry as any data from outside: what is damaged is dropped and named. */
export function readEntry({ id, on, note, item: raw }: Entry): ReadEntry {
  const item = readItem(id, raw);
  return {
    ...item,
    id,
    on: isDate(on) ? on.slice(0, 10) : null,
    note: typeof note === 'string' ? note.slice(0, maxNote) : '',
  };
}

function readItem(id: string, raw: unknown): Pick<ReadEntry, 'item' | 'dropped'> {
  if (raw === undefined) return { item: null, dropped: [] };
  const parsed = parseStockItem(raw);
  if (parsed.status === 'broken') return { item: null, dropped: [parsed.reason] };
  if (parsed.item.advertisementID !== id) return { item: null, dropped: [`is machine ${parsed.item.advertisementID}`] };
  // The API's own items never say this: `parseStockItem` does.
  const isStatusUnknown = (raw as { isStatusUnknown?: unknown }).isStatusUnknown === true;
  return { item: { ...parsed.item, ...(isStatusUnknown && { isStatusUnknown }) }, dropped: parsed.dropped };
}
