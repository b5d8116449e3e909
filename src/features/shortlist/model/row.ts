import type { StockItem } from '../../stock/model/item';
import type { SearchResult } from '../../stock/model/search/search-result';

import { findChanges, toPast, type Change, type Past } from './past';

/** What is known about a machine of a list without asking the stock API. */
export type Known = { id: string; past: Past | null; item: StockItem | null };

/** The stock API's answer about the machines of a list; null until it has come. */
export type Live = Pick<SearchResult, 'items' | 'broken'> | null;

/**
 * A machine as a list shows it. `live`: as it is now; `gone`: no longer in stock, as it was; `unconfirmed`: as it was,
 * because nobody could be asked.
 */
export type Row = { id: string; state: 'live' | 'gone' | 'unconfirmed'; item: StockItem | null; changes: Change[] };

export function toRow({ id, past, item }: Known, live: Live): Row {
  const now = live?.items.find(({ advertisementID }) => advertisementID === id);
  if (now !== undefined)
    return { id, state: 'live', item: now, changes: past === null ? [] : findChanges(past, toPast(now)) };
  // An item outside of the contract is in stock, but cannot be shown.
  const isBroken = live?.broken.some(({ advertisementID }) => advertisementID === id) ?? true;
  return { id, state: isBroken ? 'unconfirmed' : 'gone', item, changes: [] };
}
