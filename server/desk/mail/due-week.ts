import { toDealerText } from '../../../src/lib/dealer-time';

/** It is read on Monday morning, when the week is planned. */
const hour = '07:00';
const dayMs = 86_400_000;

/**
 * The week whose mail is due, by its Monday: from Monday at seven on, by the dealer's clock.
 * @param now milliseconds @example getDueWeek(Date.parse('2026-12-02T09:00Z')) // '2026-11-30'
 */
export function getDueWeek(now: number): string {
  const [day = '', time = ''] = toDealerText(now).split(' ');
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const sinceMonday = (new Date(midnight).getUTCDay() + 6) % 7;
  const days = sinceMonday === 0 && time < hour ? 7 : sinceMonday;
  return new Date(midnight - days * dayMs).toISOString().slice(0, 10);
}
