import { getComingExceptions, getWeekday, takeStretch, toDayAndMonth } from './opening-state';

it('names the days that differ in their order, and none that is past', () => {
  const days = [{ date: '2026-12-26' }, null, { date: '2026-04-27' }, { date: '2026-12-25T00:00:00Z' }];
  expect(getComingExceptions(days, '2026-12-25').map(({ date }) => date)).toEqual([
    '2026-12-25T00:00:00Z',
    '2026-12-26',
  ]);
  expect(getComingExceptions(days, null)).toHaveLength(3);
});

it('does not end a list of holidays in the middle of them', () => {
  const days = ['2026-12-24', '2026-12-25', '2026-12-26T00:00:00Z', '2026-12-31', '2027-01-01', '2027-03-29'];
  const take = (from: number, least: number) =>
    takeStretch(
      days.slice(from).map((date) => ({ date })),
      least,
    ).map(({ date }) => date);
  expect(take(0, 2)).toEqual(days.slice(0, 5));
  expect(take(4, 1)).toEqual(['2027-01-01']);
  expect(take(4, 2)).toEqual(['2027-01-01', '2027-03-29']);
  expect(take(0, 9)).toEqual(days);
  expect(takeStretch([{ date: '2026-12-24' }, { date: null }], 1)).toHaveLength(1);
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
