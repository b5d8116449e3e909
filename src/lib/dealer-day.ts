const timeZone = 'Europe/Amsterdam';
const hourMs = 3_600_000;

/**
 * The day in the dealer's time zone: a build just after midnight there begins before midnight in UTC.
 * @example toDealerDay(new Date('2026-11-22T23:05:00Z')) // '2026-11-23'
 */
export function toDealerDay(moment: Date): string {
  const year = moment.getUTCFullYear();
  // Before 1996 summer time ended in another month. Swedish dates are in ISO 8601 format.
  if (year < 1996) return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(moment);
  // Without `Intl.DateTimeFormat`, which takes a phone 40 ms to create; a test compares both.
  return new Date(moment.getTime() + (isSummer(moment) ? 2 : 1) * hourMs).toISOString().slice(0, 10);
}

/** Whether the dealer's clocks show summer time (two hours before UTC, else one). From 1996 on. */
export function isSummer(moment: Date): boolean {
  const [time, year] = [moment.getTime(), moment.getUTCFullYear()];
  return time >= toClockChange(year, 2) && time < toClockChange(year, 9);
}

/** 1:00 UTC on the last Sunday of March and of October (directive 2000/84/EC). Both months have 31 days. */
function toClockChange(year: number, month: 2 | 9): number {
  const last = new Date(Date.UTC(year, month, 31, 1));
  return last.getTime() - last.getUTCDay() * 24 * hourMs;
}

/**
 * The dealer's day of an ISO 8601 text. A day or a month without a time is the same in every time zone.
 * @example toDay('2026-10-02T22:30:00Z') // '2026-10-03'
 * @example toDay('2026-10-02') // '2026-10-02'
 */
export function toDay(iso: string): string {
  return iso.includes('T') ? toDealerDay(new Date(iso)) : iso;
}
