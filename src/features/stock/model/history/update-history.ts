import { toDay, toDealerDay } from '../../../../lib/dealer-day';
import type { StockItem } from '../item';

import { addDays } from './days';
import type { ItemHistory, StockHistoryFile } from './history-file';
import { byNumber } from './merge-histories';
import { joinStates, toOfferState, type OfferState } from './offer-state';
import { toDays, toSteps, type Seen } from './steps';

/** A stock item as a build sees it. */
export type SeenItem = StockItem & { internal: { contentDigest: string } };

/**
 * For so long builds remember what they saw. The rule needs 90 days: a lowered price is announced for 30, its first
 * step may be 30 days before that, and the lowest price is that of the 30 days before the first step.
 */
const rememberedDays = 100;
/** An item that is gone for so long is new when it comes back. */
const goneDays = 60;

/** The history with the stock that a build sees. Pure: the same stock on the same day changes nothing. */
export function updateHistory(before: StockHistoryFile, stock: readonly SeenItem[], now: Date): StockHistoryFile {
  const today = toDealerDay(now);
  const oldest = addDays(today, -rememberedDays);
  const builds = [...new Set([...before.builds, today])].filter((day) => day >= oldest).sort();
  const isBlank = before.builds.length === 0 && Object.keys(before.items).length === 0;
  const current = new Map(stock.map((item) => [item.advertisementID, item]));
  const ids = new Set([...Object.keys(before.items), ...current.keys()]);
  const items = [...ids].sort(byNumber).flatMap((id) => {
    const [known, item] = [before.items[id], current.get(id)];
    const state = item === undefined ? 'gone' : toOfferState(item);
    const days = toBuildDays(known, before.builds, builds, [today, state]);
    const steps = toSteps(days);
    if (item !== undefined) return [[id, { ...toItem(known, item, now, isBlank), steps }] as const];
    const isRemembered = days.some(([day, seen]) => seen !== 'gone' && day > addDays(today, -goneDays));
    return known !== undefined && isRemembered ? [[id, { ...known, steps }] as const] : [];
  });
  return { version: 2, builds, items: Object.fromEntries(items) };
}

/** What was seen on the days that are remembered, and today: joined with what builds of today saw before. */
function toBuildDays(
  known: ItemHistory | undefined,
  builds: readonly string[],
  kept: readonly string[],
  [today, now]: Seen,
): Seen[] {
  const seen = new Map<string, OfferState>(known === undefined ? [] : toDays(known, builds));
  seen.set(today, joinStates(seen.get(today) ?? 'gone', now));
  return kept.map((day) => [day, seen.get(day) ?? 'gone'] as const);
}

/** An item that was never seen before is as old as it says. */
function toItem(
  known: ItemHistory | undefined,
  { createdDate, status, internal: { contentDigest: digest } }: SeenItem,
  now: Date,
  isBlank: boolean,
): Omit<ItemHistory, 'steps'> {
  const today = toDealerDay(now);
  const created = createdDate === undefined ? today : toDay(createdDate);
  const changed =
    known === undefined ? (created < today ? created : today) : known.digest === digest ? known.changed : today;
  const sold = status === 'sold' ? (known?.sold ?? today) : undefined;
  const first = known === undefined ? toFirst(createdDate, now, isBlank) : known.first;
  const isSame = known !== undefined && known.digest === digest && known.changed === changed && known.sold === sold;
  return {
    digest,
    changed,
    ...(sold !== undefined && { sold }),
    written: isSame ? known.written : now.getTime(),
    ...(first !== undefined && { first }),
  };
}

/**
 * Since when an item is known. Lists ask the stock live, so visitors may see it before a build does: the earlier of
 * both times. The first build of all knows no more than what the item says.
 */
function toFirst(createdDate: string | undefined, now: Date, isBlank: boolean): string | undefined {
  const created = createdDate === undefined ? NaN : Date.parse(createdDate);
  if (Number.isNaN(created)) return isBlank ? undefined : now.toISOString();
  return new Date(Math.min(created, now.getTime())).toISOString();
}
