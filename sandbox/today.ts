/**
 * The day on which the demo's newest machines came in: `SANDBOX_TODAY` (as `2026-11-21`, UTC), by default today. Each
 * process of a test run makes the stock for itself; with a fixed day they have the same on both sides of midnight.
 * @throws {Error} when it is no day
 */
export function readToday(environment: NodeJS.ProcessEnv = process.env): Date {
  const { SANDBOX_TODAY: day } = environment;
  if (day === undefined || day === '') return new Date();
  const today = new Date(`${day}T12:00:00Z`);
  // `2026-02-31` is taken for a day in March.
  if (!Number.isNaN(today.getTime()) && today.toISOString().startsWith(`${day}T`)) return today;
  throw new Error(`SANDBOX_TODAY must be a day such as 2026-11-21, not ‘${day}’.`);
}
