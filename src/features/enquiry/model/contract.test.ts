import { isSent, parseRetryAfter } from './contract';

const answer = (status: number, body: string) => ({ status, body, retryAfter: null });

it.each([
  [204, '', true],
  [200, '', true],
  [200, '{"ok":true}', true],
  [200, '<!doctype html><title>Log in</title>', false],
  [200, '{"ok":', false],
  [201, '{}', false],
  [302, '', false],
  [422, '{"message":"no"}', false],
  [500, '', false],
])('status %d with %j is sent: %s', (status, body, isOk) => {
  expect(isSent(answer(status, body))).toBe(isOk);
});

it.each([
  ['7', 7],
  [' 0 ', 0],
  ['Thu, 01 Jan 2026 00:00:10 GMT', 10],
  ['Wed, 31 Dec 2025 00:00:00 GMT', 0],
  ['soon', null],
  ['', null],
  [null, null],
])('‘Retry-After: %s’ is %s seconds', (header, seconds) => {
  expect(parseRetryAfter(header, Date.parse('2026-01-01T00:00:00Z'))).toBe(seconds);
});
