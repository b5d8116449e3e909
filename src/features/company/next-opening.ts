import { getWeekday, isHours, toLocalTime, weekdays, type Times } from './opening-state';

/** What to say about the phone. `closed` is a day nearby that an exception closes, as `2026-12-25`. */
export type Opening =
  | { kind: 'open'; until: string; closed: string | null }
  /** Later today: for the first time, or again after a break. */
  | { kind: 'later' | 'again'; at: string }
  | {
      kind: 'tomorrow' | 'weekday' | 'date';
      at: string;
      date: string;
      weekday: ReturnType<typeof getWeekday>;
      closed: string | null;
    }
  /** Closed, and nobody knows until when: a day before the next opening has other text than hours. */
  | { kind: 'closed' };

type Span = { from: string; until: string };

/** Longer holidays are for the opening times to tell. */
const horizonDays = 28;
/** While it is open, a holiday is named this many days before. */
const noticeDays = 2;

/**
 * Until when the company is open, or when it opens next, at a moment in its time zone; exceptions override the week.
 * Null if unknown (no time zone, or one that this browser does not support, or text instead of hours), and if it opens
 * on no day.
 */
export function getOpening(times: Times, now: Date): Opening | null {
  const local = toLocalTime(now, times.timeZone);
  if (local === null) return null;
  const today = getSpans(times, local.date);
  if (today === null) return null;
  // Times in this format compare as strings.
  const current = today.find(({ from, until }) => from <= local.time && local.time < until);
  if (current !== undefined) {
    return { kind: 'open', until: current.until, closed: findClosed(times, local.date, 1, noticeDays) };
  }
  const next = today.find(({ from }) => from > local.time);
  if (next !== undefined) return { kind: today[0] === next ? 'later' : 'again', at: next.from };
  return findNextDay(times, local.date);
}

/**
 * Whether nobody is there all day.
 * @param date as `2026-12-25`
 * @returns false if it is unknown: other text than hours, or no hours on any day of the week
 */
export function isClosedOn(times: Times, date: string): boolean {
  return getSpans(times, date)?.length === 0 && weekdays.some((day) => times[day] !== null);
}

function findNextDay(times: Times, today: string): Opening | null {
  for (let days = 1; days <= horizonDays; days += 1) {
    const date = addDays(today, days);
    const spans = getSpans(times, date);
    if (spans === null) return { kind: 'closed' };
    const [first] = spans;
    if (first === undefined) continue;
    const kind = days === 1 ? 'tomorrow' : days < 7 ? 'weekday' : 'date';
    return { kind, date, at: first.from, weekday: getWeekday(date), closed: findClosed(times, today, 0, days - 1) };
  }
  return null;
}

/** The first of these days that would be open if no exception closed it. */
function findClosed(times: Times, today: string, from: number, until: number): string | null {
  for (let days = from; days <= until; days += 1) {
    const date = addDays(today, days);
    if (findException(times, date)?.hours === null && times[getWeekday(date)] !== null) return date;
  }
  return null;
}

/** The hours of a day, in their order; null for other text, as of an editor or mended by the build. */
function getSpans(times: Times, date: string): Span[] | null {
  const exception = findException(times, date);
  const hours = exception === undefined ? times[getWeekday(date)] : exception.hours;
  if (hours === null) return [];
  if (!isHours(hours)) return null;
  return hours.split(', ').map((span) => {
    const [from = '', until = ''] = span.split('-');
    return { from, until };
  });
}

function findException(times: Times, date: string) {
  return times.exceptions?.find((day) => day?.date?.slice(0, 10) === date) ?? undefined;
}

/** @example addDays('2026-12-31', 1) // '2027-01-01' */
function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
