/**
 * Whether a text from outside begins with a day that there is, as ISO 8601 writes it.
 * @example isDate('2026-12-31T08:00+01:00') // true
 * @example isDate('2026-02-30') // false
 */
export function isDate(text: unknown): text is string {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}(?!\d)/.test(text)) return false;
  const day = text.slice(0, 10);
  const time = Date.parse(`${day}T00:00:00Z`);
  // A day that a month does not have is taken for one of the next.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}
