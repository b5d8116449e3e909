import { defaultSort, formatSort, parseSort, sorts, toSoldLast } from './sort';

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

describe('a page of a list', () => {
  const page: readonly { id: number; status?: 'sold' | 'reserved' }[] = [
    { id: 1, status: 'sold' },
    { id: 2 },
    { id: 3, status: 'reserved' },
    { id: 4, status: 'sold' },
    { id: 5 },
  ];

  test('has what is sold after all others, each in the order of the list, and reserved items in their place', () => {
    expect(toSoldLast(page).map(({ id }) => id)).toEqual([2, 3, 5, 1, 4]);
  });

  test('keeps an item in place that was sold while it is on screen', () => {
    const toShown = (item: (typeof page)[number]) => (item.id === 1 ? {} : item);
    expect(toSoldLast(page, toShown).map(({ id }) => id)).toEqual([1, 2, 3, 5, 4]);
  });
});
