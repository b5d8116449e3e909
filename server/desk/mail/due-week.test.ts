/** @size small */
import { getDueWeek } from './due-week';

it.each([
  ['2026-11-30T05:59Z', '2026-11-23'],
  ['2026-11-30T06:00Z', '2026-11-30'],
  ['2026-12-06T22:59Z', '2026-11-30'],
  ['2026-12-06T23:30Z', '2026-11-30'],
  ['2026-12-07T06:00Z', '2026-12-07'],
  ['2026-07-06T04:59Z', '2026-06-29'],
  ['2026-07-06T05:00Z', '2026-07-06'],
])('at %s the mail of the week of %s is due', (now, week) => {
  expect(getDueWeek(Date.parse(now))).toBe(week);
});
