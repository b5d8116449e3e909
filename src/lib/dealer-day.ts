const timeZone = 'Europe/Amsterdam';

/**
 * The day where the dealer is, by which vacancies close: a build just after midnight there begins before midnight in UTC.
 * @example toDealerDay(new Date('2026-11-22T23:05:00Z')) // '2026-11-23'
 */
export function toDealerDay(now: Date): string {
  // Swedish writes dates as ISO 8601 does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now);
}
