import { toClosedWords, toOpeningWords } from './opening-words';

const hours = '08:00-12:00, 13:00-17:30';
const times = {
  timeZone: 'Europe/Amsterdam',
  ...{ monday: hours, tuesday: hours, wednesday: hours, thursday: hours, friday: hours, saturday: null, sunday: null },
  exceptions: [{ date: '2026-12-25', hours: null }],
};
const texts = {
  t: (key: string, values: Record<string, string | number> = {}) =>
    [key.replace(/^company:/, ''), ...Object.values(values)].join(' '),
  iso: 'nl-NL',
};

test.each([
  ['2026-10-02T12:00:00Z', false, true, 'open.until 17:30'],
  ['2026-10-02T10:15:00Z', false, false, 'open.again 13:00'],
  ['2026-10-02T05:00:00Z', false, false, 'open.later 8:00'],
  ['2026-10-03T10:00:00Z', false, false, 'open.weekday day.monday 8:00'],
  ['2026-12-23T12:00:00Z', false, true, 'open.until 17:30 ·\u00a0open.closedOn 25 december'],
  ['2026-12-23T12:00:00Z', true, true, 'open.until 17:30'],
  ['2026-12-25T09:00:00Z', false, false, 'open.closedOn 25 december ·\u00a0open.weekday day.monday 8:00'],
  ['2026-12-25T09:00:00Z', true, false, 'open.weekday day.monday 8:00'],
])('at %s, short: %s, it is open: %s, and “%s” is said', (now, isShort, isOpen, text) => {
  expect(toOpeningWords(times, new Date(now), texts, isShort)).toEqual({ isOpen, text });
});

test.each([
  ['2026-12-25', 'Open.closedOn vrijdag 25 december'],
  ['2026-10-04', 'Open.closedOn zondag 4 oktober'],
  ['2026-10-05', null],
  ['2026-12', null],
  ['', null],
])('of the day ‘%s’ “%s” is said', (date, text) => {
  expect(toClosedWords(times, date, texts)).toBe(text);
});

test('no day is called closed where the hours are other text, or on no day', () => {
  const spoken = { ...times, sunday: 'op afspraak' };
  const none = { monday: null, tuesday: null, wednesday: null, thursday: null, friday: null };
  for (const unknown of [spoken, { ...times, ...none }]) expect(toClosedWords(unknown, '2026-10-04', texts)).toBeNull();
});

test('nothing is said of a company that never opens', () => {
  const never = { monday: null, tuesday: null, wednesday: null, thursday: null, friday: null };
  expect(toOpeningWords({ ...times, ...never }, new Date('2026-10-02T12:00:00Z'), texts, false)).toBeNull();
});
