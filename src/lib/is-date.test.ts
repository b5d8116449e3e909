import { isDate } from './is-date';

test.each([
  ['2026-12-31', true],
  ['2028-02-29', true],
  ['2026-12-31T08:00+01:00', true],
  ['2026-11-20T08:15:00.000Z', true],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['2026-12-311', false],
  ['31-12-2026', false],
  ['zo snel mogelijk', false],
  ['', false],
  [null, false],
  [20261231, false],
])('%j is a date: %s', (text, is) => {
  expect(isDate(text)).toBe(is);
});
