import { toDealerDay } from './dealer-day';

test.each([
  ['2026-11-22T22:59:00Z', '2026-11-22'],
  ['2026-11-22T23:05:00Z', '2026-11-23'],
  ['2026-07-01T22:05:00Z', '2026-07-02'],
])('at %s it is %s where the dealer is', (moment, day) => {
  expect(toDealerDay(new Date(moment))).toBe(day);
});
