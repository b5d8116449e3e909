import fc from 'fast-check';

import { toDay, toDealerDay } from './dealer-day';

test.each([
  ['2026-11-22T22:59:00Z', '2026-11-22'],
  ['2026-11-22T23:05:00Z', '2026-11-23'],
  ['2026-07-01T22:05:00Z', '2026-07-02'],
])('at %s it is %s where the dealer is', (moment, day) => {
  expect(toDealerDay(new Date(moment))).toBe(day);
});

test('it is the day that the time zone database says', () => {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam', dateStyle: 'short' });
  const moments = fc.date({ min: new Date('1950-01-01'), max: new Date('2035-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, (moment) => {
      expect(toDealerDay(moment)).toBe(format.format(moment));
    }),
    { numRuns: 2000 },
  );
});

test('on the days on which clocks change it is right to the hour', () => {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam', dateStyle: 'short' });
  for (let year = 1996; year <= 2035; year += 1) {
    for (const month of [2, 3, 8, 9]) {
      for (let hour = 0; hour < 31 * 24; hour += 1) {
        const moment = new Date(Date.UTC(year, month, 1, hour));
        if (moment.getUTCHours() < 21) continue;
        expect(toDealerDay(moment)).toBe(format.format(moment));
      }
    }
  }
});

test.each([
  ['2018-06-01T22:00:00Z', '2018-06-02'],
  ['2018-06-02', '2018-06-02'],
  ['2018-06', '2018-06'],
])('%j is the day %s', (text, day) => {
  expect(toDay(text)).toBe(day);
});
