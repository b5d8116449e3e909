import type { StockItem } from '@/features/stock/model/item';
import { toDealerDay } from '@/lib/dealer-day';

import { toSnapshot } from '../model/to-snapshot';

import { changeShortlist } from './shortlist-store';

/** Keeps machines that are not kept yet, with their notes, as far as there is room. */
export function keepItems(items: readonly { item: StockItem; note?: string }[]): void {
  const on = toDealerDay(new Date());
  changeShortlist((entries) => {
    const kept = new Set(entries.map(({ id }) => id));
    const added = items
      .filter(({ item }) => !kept.has(item.advertisementID))
      .map(({ item, note }) => ({ id: item.advertisementID, on, ...(note && { note }), item: toSnapshot(item) }));
    return [...entries, ...added];
  });
}

export function removeItem(id: string): void {
  changeShortlist((entries) => entries.filter((entry) => entry.id !== id));
}
