const dayMs = 86_400_000;

/** A day plus some days, or minus. @param day ISO 8601 @example addDays('2026-11-30', 1) // '2026-12-01' */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

/** The number of days from one day to another. @example countDays('2026-11-30', '2026-12-02') // 2 */
export function countDays(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}
