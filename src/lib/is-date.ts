/**
 * Whether a text from outside begins with an existing day in ISO 8601 format.
 * @example isDate('2026-12-31T08:00+01:00') // true
 * @example isDate('2026-02-30') // false
 */
export function isDate(text: unknown): text is string {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}(?!\d)/.test(text)) return false;
  const day = text.slice(0, 10);
  const time = Date.parse(`${day}T00:00:00Z`);
  // `Date` turns a day that the month does not have into one of the next month.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}
