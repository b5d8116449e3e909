import { isUnchanged } from './conditional';

const changed = Date.parse('2026-11-27T10:00:00.700Z');
const known = { etag: 'W/"abc"', changed };

test.each([
  ['nothing', {}, false],
  ['its tag', { 'if-none-match': 'W/"abc"' }, true],
  ['its tag among others', { 'if-none-match': '"x", W/"abc"' }, true],
  ['any tag', { 'if-none-match': '*' }, true],
  ['another tag', { 'if-none-match': 'W/"abd"' }, false],
  ['the date of the change', { 'if-modified-since': 'Fri, 27 Nov 2026 10:00:00 GMT' }, true],
  ['a date before', { 'if-modified-since': 'Fri, 27 Nov 2026 09:59:59 GMT' }, false],
  ['another tag and the date', { 'if-none-match': '"x"', 'if-modified-since': 'Fri, 27 Nov 2026 10:00:00 GMT' }, false],
  ['no date', { 'if-modified-since': '2027' }, false],
])('with %s, whether a client has the answer', (_, headers, isKnown) => {
  expect(isUnchanged(headers, known)).toBe(isKnown);
});
