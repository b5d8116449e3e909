import { isSummer } from './dealer-day';

const hourMs = 3_600_000;

/**
 * The moment at which the dealer's clocks show a time. Of an hour that there is twice in October it is the first; one
 * that March leaves out is the hour after it.
 * @param local ISO 8601 without a time zone, from 1996 on
 * @returns milliseconds; NaN for what is no time
 * @example toDealerTime('2026-12-01T08:00') // Date.parse('2026-12-01T07:00Z')
 */
export function toDealerTime(local: string): number {
  const shown = Date.parse(`${local}Z`);
  const inSummer = new Date(shown - 2 * hourMs);
  return isSummer(inSummer) ? inSummer.getTime() : shown - hourMs;
}

/**
 * What the dealer's clocks show at a moment (milliseconds), to the minute. From 1996 on.
 * @example toDealerText(Date.parse('2026-12-01T07:00Z')) // '2026-12-01 08:00'
 */
export function toDealerText(moment: number): string {
  const hours = isSummer(new Date(moment)) ? 2 : 1;
  return new Date(moment + hours * hourMs).toISOString().slice(0, 16).replace('T', ' ');
}
