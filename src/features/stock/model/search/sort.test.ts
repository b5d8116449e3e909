import { defaultSort, formatSort, parseSort, sorts } from './sort';

test.each(sorts)('%s is read and written', (name) => {
  const sort = parseSort(name);
  expect(sort && formatSort(sort)).toBe(name);
});

test('newest first is the default', () => {
  expect(parseSort('createdDate-desc')).toEqual(defaultSort);
});

test('the price has the API’s name in the request, and is understood by it in an address', () => {
  const cheapest = { property: 'price.amount', order: 'asc' };
  expect(parseSort('price_amount-asc')).toEqual(cheapest);
  expect(parseSort('price.amount-asc')).toEqual(cheapest);
});

test.each([
  null,
  '',
  'createdDate',
  'desc',
  'createdDate-',
  'createdDate-up',
  'makeName-asc',
  'price-asc',
  'toString-asc',
])('%p is no order', (text) => {
  expect(parseSort(text)).toBeNull();
});
