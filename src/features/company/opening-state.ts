import { formatDate } from '../../lib/format';

import type { OpeningTimes } from './use-company';

export type Times = Omit<OpeningTimes, 'exceptions'> & {
  exceptions: readonly ({ date: string | null; hours: string | null } | null)[] | null;
};

/**
 * Whether a day's text is hours, as the build normalizes them: `08:00-12:00, 13:00-17:30`. An editor may have written
 * other text, or invalid hours, which the build empties.
 */
export function isHours(text: string): boolean {
  return /^(\d\d:\d\d-\d\d:\d\d(, |$))+$/.test(text);
}

export const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/** The day of the week of a date. @example getWeekday('2026-12-25') // 'friday' */
export function getWeekday(date: string): (typeof weekdays)[number] {
  return weekdays[new Date(`${date.slice(0, 10)}T00:00:00Z`).getUTCDay()] ?? 'sunday';
}

/**
 * A date without its year, which days this near need not.
 * @example toDayAndMonth('2026-12-25', 'en-GB') // '25 December'
 */
export function toDayAndMonth(date: string, iso: string): string {
  return withoutYear(formatDate(date, iso));
}

/** @param day in words, with its year at the end */
export function withoutYear(day: string): string {
  return day.replace(/,?(\sde)?\s\d{4}$/, '');
}

/** Exceptions, the next one first. Past ones are left out if today (as `2026-12-24`) is known. */
export function getComingExceptions<T extends { date: string | null }>(
  exceptions: readonly (T | null)[],
  today: string | null,
): T[] {
  const getDay = ({ date }: T) => date?.slice(0, 10) ?? '';
  return exceptions
    .filter((exception) => exception !== null)
    .filter((exception) => today === null || getDay(exception) >= today)
    .sort((left, right) => (getDay(left) < getDay(right) ? -1 : 1));
}

/** Holidays that follow each other within so many days are read as one stretch, such as Christmas and New Year. */
const stretchDays = 7;

/**
 * The first exceptions, and those that belong to the same stretch as the last of them: a list that ends on Christmas
 * Day says that the day after is as always.
 * @param exceptions the next one first
 * @param least how many there are of them, whether or not they are near each other
 */
export function takeStretch<T extends { date: string | null }>(exceptions: readonly T[], least: number): T[] {
  const getTime = (index: number) => Date.parse(exceptions[index]?.date?.slice(0, 10) ?? '');
  const end = exceptions.findIndex(
    (_, index) => index >= least && !(getTime(index) - getTime(index - 1) <= stretchDays * 86_400_000),
  );
  return end === -1 ? [...exceptions] : exceptions.slice(0, end);
}

/**
 * @example toLocalTime(new Date('2026-10-02T06:15:00Z'), 'Europe/Amsterdam') // { date: '2026-10-02', time: '08:15' }
 */
export function toLocalTime(now: Date, timeZone: string | null): { date: string; time: string } | null {
  if (timeZone === null) return null;
  try {
    const [date = '', time = ''] = getFormat(timeZone).format(now).split(' ');
    return { date, time };
  } catch {
    return null;
  }
}

let memo: { timeZone: string; format: Intl.DateTimeFormat } | null = null;

/** Memoized: creating a formatter takes a browser milliseconds, and a site has one time zone. */
function getFormat(timeZone: string): Intl.DateTimeFormat {
  if (memo?.timeZone !== timeZone) {
    // Swedish formats dates and times as ISO 8601.
    const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
    memo = { timeZone, format };
  }
  return memo.format;
}
