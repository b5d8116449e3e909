/** @size small */
import { toCause } from './failure-cause';

it.each([
  ['The stock API did not answer within 30.2 s.', 'The stock API did not answer within 31 s.'],
  ['Build failed at 2026-11-29T10:22:01.123Z', 'Build failed at 2026-11-29T11:22:09.001Z'],
  ['Release 20261129-102201 has no start page', 'Release 20261129-112209 has no start page'],
  ['Stopped at 10:22:01 after 850 ms', 'Stopped at 9:05 after 1,250 ms'],
  [
    'Building static HTML failed for path "/de/kontakt": No name',
    'Building static HTML failed for path "/contact": No name',
  ],
])('“%s” and “%s” have one cause', (one, other) => {
  expect(toCause(one)).toBe(toCause(other));
});

it.each([
  ['The stock API answered with status 503.', 'The stock API answered with status 401.'],
  ['41 machines, but 80 before', '12 machines, but 80 before'],
  ['No entry “company” is published.', 'No entry “sector” is published.'],
])('“%s” and “%s” have two', (one, other) => {
  expect(toCause(one)).not.toBe(toCause(other));
});
