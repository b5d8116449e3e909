import { toEntry } from '../checks/test-facts';

import { findHidden, isShownAt, readMoment, toSpan } from './span';

test.each([
  ['with a time zone', '2026-12-01T08:00+01:00', '2026-12-01T07:00Z'],
  ['with a time zone without a colon', '2026-12-01T08:00+0100', '2026-12-01T07:00Z'],
  ['of UTC', '2026-12-01T08:00:30.000Z', '2026-12-01T08:00:30Z'],
  ['without one, by the dealer’s clocks', '2026-07-01T08:00', '2026-07-01T06:00Z'],
])('a moment %s', (_, value, moment) => {
  expect(readMoment(value, 'begins')).toBe(Date.parse(moment));
  expect(readMoment(value, 'ends')).toBe(Date.parse(moment));
});

test('a day without a time counts whole', () => {
  expect(readMoment('2026-12-31', 'begins')).toBe(Date.parse('2026-12-30T23:00Z'));
  expect(readMoment('2026-12-31', 'ends')).toBe(Date.parse('2026-12-31T23:00Z'));
});

test.each(['soon', '2026-02-30T08:00', '2026-12-01T25:00', '2026-12-01T08:00+1', '2026-12-01 8:00', null, 5, {}])(
  '%j is no moment, and no limit',
  (value) => {
    expect(readMoment(value, 'begins')).toBeNull();
    const span = toSpan(toEntry('hero', 'one', { begins: value, ends: value }));
    expect(span).toEqual({ begins: null, ends: null });
  },
);

test.each([
  [{ begins: null, ends: null }, [true, true, true]],
  [{ begins: 2, ends: null }, [false, true, true]],
  [{ begins: null, ends: 2 }, [true, false, false]],
  [{ begins: 2, ends: 3 }, [false, true, false]],
  [{ begins: 2, ends: 2 }, [false, false, false]],
  [{ begins: 3, ends: 2 }, [false, false, false]],
])('what has the time %j is shown from its first moment on, until before its last', (span, shown) => {
  expect([1, 2, 3].map((now) => isShownAt(span, now))).toEqual(shown);
});

test('an entry is hidden by its own time; types without such fields have none', () => {
  const begins = '2026-12-01T08:00Z';
  const entries = [
    toEntry('popUp', 'later', { begins }),
    toEntry('popUp', 'now', {}),
    toEntry('company', 'other', { begins }),
  ];
  expect([...findHidden(entries, Date.parse(begins) - 1)]).toEqual(['later']);
  expect([...findHidden(entries, Date.parse(begins))]).toEqual([]);
});
