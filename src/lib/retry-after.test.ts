import { parseRetryAfter } from './retry-after';

it.each([
  ['7', 7],
  [' 0 ', 0],
  ['Thu, 01 Jan 2026 00:00:10 GMT', 10],
  ['Wed, 31 Dec 2025 00:00:00 GMT', 0],
  ['Thursday, 01-Jan-26 00:00:10 GMT', 10],
  ['Thu Jan  1 00:00:10 2026', 10],
  ['Thu Jan 01 00:00:10 2026', 10],
  ['9'.repeat(400), Infinity],
  ['Thu, 31 Foo 2026 99:99:99 GMT', null],
  ['-5', null],
  ['+5', null],
  ['2.5', null],
  ['1e3', null],
  ['0x10', null],
  ['2026-01-01', null],
  ['7, 8', null],
  ['soon', null],
  ['', null],
  [null, null],
])('‘Retry-After: %s’ is %s seconds', (header, seconds) => {
  expect(parseRetryAfter(header, Date.parse('2026-01-01T00:00:00Z'))).toBe(seconds);
});
