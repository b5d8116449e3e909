import { getOpening } from './next-opening';
import type { Times } from './opening-state';

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
  expect(getOpening(times, new Date(now))?.kind === 'open').toBe(expected);
});

it('goes by the date where the company is', () => {
  const night = { ...times, monday: '00:00-01:00' };
  expect(getOpening(night, new Date('2026-10-04T22:30:00Z'))).toMatchObject({ kind: 'open', until: '01:00' });
  expect(getOpening(night, new Date('2026-10-05T22:30:00Z'))).toMatchObject({ kind: 'later', at: '08:00' });
});

it.each([null, 'Europe/Nowhere'])('does not say in the time zone %s', (timeZone) => {
  expect(getOpening({ ...times, timeZone }, new Date('2026-10-02T09:00:00Z'))).toBeNull();
});

it.each(['', 'op afspraak', '8-17'])('does not say on a day of which %j is written', (monday) => {
  expect(getOpening({ ...times, monday }, new Date('2026-10-05T09:00:00Z'))).toBeNull();
  expect(getOpening({ ...times, monday }, new Date('2026-10-04T09:00:00Z'))).toEqual({ kind: 'closed' });
  expect(getOpening({ ...times, monday }, new Date('2026-10-06T09:00:00Z'))?.kind).toBe('open');
});

it('has nothing against a company without days that differ', () => {
  expect(getOpening({ ...times, exceptions: null }, new Date('2026-12-25T09:00:00Z'))?.kind).toBe('open');
});

const long: Times = {
  ...times,
  exceptions: [
    { date: '2026-12-24', hours: '08:00-15:00' },
    { date: '2026-12-25', hours: null },
    { date: '2026-12-26', hours: null },
  ],
};

it.each([
  ['before opening', times, '2026-10-02T05:00:00Z', { kind: 'later', at: '08:00' }],
  ['in the break', times, '2026-10-02T10:15:00Z', { kind: 'again', at: '13:00' }],
  ['in the morning', times, '2026-10-02T07:00:00Z', { kind: 'open', until: '12:00', closed: null }],
  ['in the afternoon', times, '2026-10-02T12:00:00Z', { kind: 'open', until: '17:30', closed: null }],
  ['after closing', times, '2026-10-01T16:00:00Z', { kind: 'tomorrow', at: '08:00', weekday: 'friday' }],
  ['at the weekend', times, '2026-10-03T12:00:00Z', { kind: 'weekday', at: '08:00', weekday: 'monday', closed: null }],
  ['on a Sunday', times, '2026-10-04T12:00:00Z', { kind: 'tomorrow', weekday: 'monday', closed: null }],
  ['two days before a holiday', long, '2026-12-23T09:00:00Z', { kind: 'open', closed: '2026-12-25' }],
  ['the evening before it', long, '2026-12-24T15:00:00Z', { kind: 'weekday', weekday: 'monday', closed: '2026-12-25' }],
  ['on it', long, '2026-12-25T09:00:00Z', { kind: 'weekday', weekday: 'monday', at: '08:00', closed: '2026-12-25' }],
  ['on a Sunday after it', long, '2026-12-27T09:00:00Z', { kind: 'tomorrow', weekday: 'monday', closed: null }],
] as const)('says what comes next %s', (_, of, now, expected) => {
  expect(getOpening(of, new Date(now))).toMatchObject(expected);
});

const never = { monday: null, tuesday: null, wednesday: null, thursday: null, friday: null, saturday: null };

it('says a date after a fortnight of holidays, and nothing of a company that never opens', () => {
  const days = Array.from({ length: 13 }, (_, day) => ({
    date: `2026-12-${String(day + 7).padStart(2, '0')}`,
    hours: null,
  }));
  expect(getOpening({ ...times, exceptions: days }, new Date('2026-12-06T09:00:00Z'))).toMatchObject({
    kind: 'date',
    date: '2026-12-21',
    closed: '2026-12-07',
  });
  expect(getOpening({ ...times, ...never, exceptions: null }, new Date('2026-10-02T09:00:00Z'))).toBeNull();
});
