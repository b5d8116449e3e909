import { findNearestKeys } from './nearest-keys';

const texts = new Map([
  ['enquiry:send', 'Versturen'],
  ['enquiry:sent', 'Verstuurd'],
  ['answer:send', 'Antwoorden'],
  ['news:list.empty', 'Niets'],
  ['stock:count_one', '{{count}} machine'],
  ['stock:count_other', '{{count}} machines'],
]);

test.each([
  ['enquiry:sned', ['enquiry:send', 'enquiry:sent']],
  ['Enquiry:Send', ['enquiry:send']],
  ['send', ['answer:send', 'enquiry:send']],
  ['versturen', ['enquiry:send']],
  ['stock:count', ['stock:count_one', 'stock:count_other']],
  ['news:list', ['news:list.empty']],
  ['something else', []],
  [' ', []],
])('%j may mean %j first', (written, keys) => {
  const found = findNearestKeys(written, texts);
  expect(found.slice(0, keys.length)).toEqual(keys);
  if (keys.length === 0) expect(found).toEqual([]);
});

test('there are three at most', () => {
  const many = new Map(Array.from({ length: 9 }, (_, index) => [`stock:key${String(index)}`, 'x']));
  expect(findNearestKeys('stock:key', many)).toHaveLength(3);
});
