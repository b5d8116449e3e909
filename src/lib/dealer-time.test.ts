import fc from 'fast-check';

import { toDealerText, toDealerTime } from './dealer-time';

test.each([
  ['in winter', '2026-12-01T08:00', '2026-12-01T07:00Z'],
  ['in summer', '2026-07-01T08:00', '2026-07-01T06:00Z'],
  ['before clocks go forward', '2026-03-29T01:59', '2026-03-29T00:59Z'],
  ['after clocks went forward', '2026-03-29T03:00', '2026-03-29T01:00Z'],
  ['in the hour that there is not', '2026-03-29T02:30', '2026-03-29T01:30Z'],
  ['the first time in the hour that there is twice', '2026-10-25T02:30', '2026-10-25T00:30Z'],
  ['after clocks went back', '2026-10-25T03:00', '2026-10-25T02:00Z'],
])('the dealer’s time %s', (_, local, moment) => {
  expect(toDealerTime(local)).toBe(Date.parse(moment));
});

test('what is no time has none', () => {
  expect(toDealerTime('soon')).toBeNaN();
});

test('a moment is shown as the clocks of Amsterdam show it', () => {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Amsterdam',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const range = { min: Date.parse('2000-01-01T00:00Z'), max: Date.parse('2060-01-01T00:00Z') };
  fc.assert(fc.property(fc.integer(range), (moment) => toDealerText(moment) === format.format(moment)));
});
