import { isSent, parseRetryAfter } from './contract';

const json = 'application/json; charset=utf-8';

it.each([
  [204, null, '', true],
  [200, null, '', true],
  [200, json, '{"ok":true}', true],
  // It was taken, and said so badly.
  [200, json, '{"ok":', true],
  [201, json, '{}', true],
  [202, json, '', true],
  [200, 'text/html', '<!doctype html><title>Log in</title>', false],
  [200, 'Text/HTML; charset=utf-8', 'Please log in', false],
  [200, null, '\n<html>', false],
  [302, null, '', false],
  [422, json, '{"message":"no"}', false],
  [500, json, '', false],
])('status %d of type %j with %j is sent: %s', (status, type, body, isOk) => {
  expect(isSent({ status, type, body, retryAfter: null })).toBe(isOk);
});

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
