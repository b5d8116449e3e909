import type { StockItem } from '../item';

import { isSameState, toOfferState } from './offer-state';

/** The path of the file with what changed lately: the build writes it, the browser fetches it. */
export const changesPath = '/stock-changes.json';

/** By advertisementID. What ends by time is decided in the browser: a day that passes rewrites no page. */
export type ChangesFile = {
  version: 1;
  /** Lowered prices that may be announced: price and basis, the lowest price before, of how many days, until when. */
  lowered: Readonly<
    Record<string, readonly [cents: number, basis: string, prior: number, days: number, until: string]>
  >;
  /** Since when items of the last weeks are known, in minutes since 1970. */
  first: Readonly<Record<string, number>>;
};

/** What is said of an item: a lowered price with the lowest one before (cents), and that it is new to the visitor. */
export type ItemNews = { lowered: { prior: number; currency: string; days: number } | null; isNew: boolean };

/** When it is, the dealer's day of that, and when the visitor was here last; null: never, or nobody knows. */
export type Moment = { today: string; lastVisit: number | null };

/** Whether a value is such a file. */
export function isChangesFile(value: unknown): value is ChangesFile {
  if (typeof value !== 'object' || value === null) return false;
  const { version, lowered, first } = value as Partial<Record<keyof ChangesFile, unknown>>;
  return (
    version === 1 &&
    isTableOf(lowered, (row) => Array.isArray(row) && row.length === 5) &&
    isTableOf(first, (minutes) => typeof minutes === 'number')
  );
}

function isTableOf(value: unknown, isRow: (row: unknown) => boolean): boolean {
  return typeof value === 'object' && value !== null && Object.values(value).every(isRow);
}

/**
 * What is said of an item as it is on screen; null for nothing. An item that is offered otherwise than the last build
 * saw it has another history than the file tells.
 */
export function findItemNews(file: ChangesFile, item: StockItem, { today, lastVisit }: Moment): ItemNews | null {
  const { advertisementID: id, status } = item;
  if (status !== undefined) return null;
  const lowered = toLowered(file.lowered[id], item, today);
  const first = file.first[id];
  const isNew = lastVisit !== null && first !== undefined && first * 60_000 > lastVisit;
  return lowered === null && !isNew ? null : { lowered, isNew };
}

function toLowered(row: ChangesFile['lowered'][string] | undefined, item: StockItem, today: string) {
  if (row === undefined) return null;
  const [cents, basis, prior, days, until] = row;
  if (today > until || !isSameState([cents, basis], toOfferState(item))) return null;
  return { prior, days, currency: item.price?.currency ?? 'EUR' };
}
