import { isSent } from './contract';

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
