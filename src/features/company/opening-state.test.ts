import { getComingExceptions, isOpenAt, type Times } from './opening-state';

const day = '08:00-12:00, 13:00-17:30';
const times: Times = {
  timeZone: 'Europe/Amsterdam',
  monday: day,
  tuesday: day,
  wednesday: day,
  thursday: day,
  friday: day,
  saturday: '08:30-12:30',
  sunday: null,
  exceptions: [
    { date: '2026-12-24', hours: '08:00-15:00' },
    { date: '2026-12-25', hours: null },
    { date: '2026-12-27T00:00:00.000Z', hours: '10:00-16:00' },
    null,
  ],
};

it.each([
  ['when it opens, in summer', '2026-10-02T06:00:00Z', true],
  ['not a minute before', '2026-10-02T05:59:59Z', false],
  ['at the same clock time in winter, an hour later elsewhere', '2026-11-06T07:00:00Z', true],
  ['not an hour before that', '2026-11-06T06:30:00Z', false],
  ['on the first working day of summer time', '2026-03-30T06:00:00Z', true],
  ['on the last of winter time, a Saturday', '2026-03-28T07:30:00Z', true],
  ['not then at the summer hour', '2026-03-28T07:00:00Z', false],
  ['not at noon', '2026-10-02T10:30:00Z', false],
  ['in the afternoon', '2026-10-02T11:00:00Z', true],
  ['not from closing time on', '2026-10-02T15:30:00Z', false],
  ['not on a Sunday', '2026-10-04T10:00:00Z', false],
  ['until the earlier hour on a day that differs', '2026-12-24T13:59:00Z', true],
  ['not after it', '2026-12-24T14:30:00Z', false],
  ['not on a holiday that is a Friday', '2026-12-25T09:00:00Z', false],
  ['on a Sunday that differs', '2026-12-27T09:30:00Z', true],
  ['on the day of the dealer: Monday there, Sunday still in UTC', '2026-10-04T22:30:00Z', false],
])('is open %s', (_, now, expected) => {
  expect(isOpenAt(times, new Date(now))).toBe(expected);
});

it('goes by the date where the company is', () => {
  const night = { ...times, monday: '00:00-01:00' };
  expect(isOpenAt(night, new Date('2026-10-04T22:30:00Z'))).toBe(true);
  expect(isOpenAt(night, new Date('2026-10-05T22:30:00Z'))).toBe(false);
});

it.each([null, 'Europe/Nowhere'])('does not say in the time zone %s', (timeZone) => {
  expect(isOpenAt({ ...times, timeZone }, new Date('2026-10-02T09:00:00Z'))).toBeNull();
});

it.each(['', 'op afspraak', '8-17'])('does not say on a day of which %j is written', (monday) => {
  expect(isOpenAt({ ...times, monday }, new Date('2026-10-05T09:00:00Z'))).toBeNull();
  expect(isOpenAt({ ...times, monday }, new Date('2026-10-06T09:00:00Z'))).toBe(true);
});

it('has nothing against a company without days that differ', () => {
  expect(isOpenAt({ ...times, exceptions: null }, new Date('2026-12-25T09:00:00Z'))).toBe(true);
});

it('names the days that differ in their order, and none that is past', () => {
  const days = [{ date: '2026-12-26' }, null, { date: '2026-04-27' }, { date: '2026-12-25T00:00:00Z' }];
  expect(getComingExceptions(days, '2026-12-25').map(({ date }) => date)).toEqual([
    '2026-12-25T00:00:00Z',
    '2026-12-26',
  ]);
  expect(getComingExceptions(days, null)).toHaveLength(3);
});
