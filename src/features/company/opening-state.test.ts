import { getComingExceptions, getWeekday, toDayAndMonth } from './opening-state';

it('names the days that differ in their order, and none that is past', () => {
  const days = [{ date: '2026-12-26' }, null, { date: '2026-04-27' }, { date: '2026-12-25T00:00:00Z' }];
  expect(getComingExceptions(days, '2026-12-25').map(({ date }) => date)).toEqual([
    '2026-12-25T00:00:00Z',
    '2026-12-26',
  ]);
  expect(getComingExceptions(days, null)).toHaveLength(3);
});

it.each([
  ['2026-12-25', 'friday'],
  ['2026-11-29T00:00:00.000Z', 'sunday'],
])('of %s the day of the week is %s', (date, weekday) => {
  expect(getWeekday(date)).toBe(weekday);
});

it.each([
  ['nl-NL', '25 december'],
  ['en-GB', '25 December'],
  ['de-DE', '25. Dezember'],
  ['fr-FR', '25 décembre'],
  ['es-ES', '25 de diciembre'],
])('leaves out the year in %s', (iso, expected) => {
  expect(toDayAndMonth('2026-12-25', iso)).toBe(expected);
});
