import * as v from 'valibot';

import { buildItem } from '../../../../testing/factories/search-result';
import { searchRequestSchema } from '../../../../testing/search-request-schema';
import { listFields } from '../item-fields';

import { buildSimilarRequests, pickSimilar } from './similar';

const category = { property: 'category.name', values: ['tractors'] };
const subCategory = { property: 'subCategory.name', values: ['over120kw'] };

/** An item of the same kind with a price in whole euros, a year and further fields. */
function build(advertisementID: number, euros: number | null, year: number | null, override = {}) {
  const price = euros === null ? null : { amount: euros * 100, currency: 'EUR' };
  return buildItem({ advertisementID, price, constructionYear: year, ...override });
}

const item = build(1, 50_000, 2015);

test('with a price, requests the nearest above and below in the same sub category', () => {
  expect(buildSimilarRequests(item)).toEqual([
    {
      sort: [{ property: 'price.amount', order: 'asc' }],
      pagination: { size: 12, from: 0 },
      source: listFields,
      filters: [category, subCategory, { property: 'price.amount', minimum: 5_000_000 }],
    },
    {
      sort: [{ property: 'price.amount', order: 'desc' }],
      pagination: { size: 12, from: 0 },
      source: listFields,
      filters: [category, subCategory, { property: 'price.amount', maximum: 5_000_000 }],
    },
  ]);
});

const toFilters = (...args: Parameters<typeof buildSimilarRequests>) =>
  buildSimilarRequests(...args).map(({ sort, filters }) => [sort[0], ...filters]);

test.each([
  ['no price', null],
  ['a price of nought', 0],
])('with %s the years around are searched', (_, euros) => {
  expect(toFilters(build(1, euros, 2015))).toEqual([
    [
      { property: 'constructionYear', order: 'asc' },
      category,
      subCategory,
      { property: 'constructionYear', minimum: 2015 },
    ],
    [
      { property: 'constructionYear', order: 'desc' },
      category,
      subCategory,
      { property: 'constructionYear', maximum: 2015 },
    ],
  ]);
});

test.each(['onbekend', '15', '20155', null])(
  'without a price and with the year %j the newest are asked for',
  (year) => {
    expect(toFilters(buildItem({ price: null, constructionYear: year }))).toEqual([
      [{ property: 'createdDate', order: 'desc' }, category, subCategory],
    ]);
  },
);

test('a year that holds more than a year counts as its first', () => {
  const [request] = buildSimilarRequests(buildItem({ price: null, constructionYear: '2018/2019' }));
  expect(request?.filters.at(-1)).toEqual({ property: 'constructionYear', minimum: 2018 });
});

test('searches the whole category without a sub category, and as a second try', () => {
  const without = build(1, 50_000, 2015, { subCategory: null });
  const inCategory = [
    [{ property: 'price.amount', order: 'asc' }, category, { property: 'price.amount', minimum: 5_000_000 }],
    [{ property: 'price.amount', order: 'desc' }, category, { property: 'price.amount', maximum: 5_000_000 }],
  ];
  expect(toFilters(without)).toEqual(inCategory);
  expect(toFilters(item, { anySubCategory: true })).toEqual(inCategory);
  expect(toFilters(without, { anySubCategory: true })).toEqual([]);
});

test.each([
  item,
  build(1, null, 2015),
  build(1, null, null),
  build(1, 0.01, 2015, { subCategory: null }),
  buildItem({ price: { amount: 1e12 } }),
])('every search keeps to the contract', (any) => {
  const requests = [...buildSimilarRequests(any), ...buildSimilarRequests(any, { anySubCategory: true })];
  expect(requests.length).toBeGreaterThan(0);
  for (const request of requests) expect(v.safeParse(searchRequestSchema, request).issues).toBeUndefined();
});

const pick = (...args: Parameters<typeof pickSimilar>) =>
  pickSimilar(...args).map(({ advertisementID }) => Number(advertisementID));

test('the four nearest in price and year are picked, the nearest first', () => {
  const found = [
    build(2, 100_000, 2015), // 0.69
    build(3, 50_000, 2010), // 0.5
    build(4, 55_000, 2016), // 0.2
    build(5, 24_000, 2015), // 0.73
    build(6, 45_000, 2015), // 0.11
  ];
  expect(pick(item, found)).toEqual([6, 4, 3, 2]);
  expect(pick(item, found, 1)).toEqual([6]);
  expect(pick(item, [])).toEqual([]);
});

test('an unknown price or year counts as ten years', () => {
  const found = [
    build(2, null, 2015), // 1
    build(3, 50_000, null), // 1
    build(4, 50_000, 2006), // 0.9
    build(5, 50_000, 2004), // 1.1
    build(6, null, null), // 2
  ];
  expect(pick(item, found, 5)).toEqual([4, 2, 3, 5, 6]);
});

test('excludes the item itself, sold items, other categories and duplicates', () => {
  const found = [
    build(1, 50_000, 2015),
    build(2, 50_000, 2015, { status: 'sold' }),
    build(3, 50_000, 2015, { category: { name: 'balers' } }),
    build(4, 50_000, 2015),
    build(4, 50_000, 2015),
  ];
  expect(pick(item, found)).toEqual([4]);
});

test('other sub categories and then reserved items only fill up', () => {
  const other = { subCategory: { name: 'under120kw' } };
  const found = [
    build(2, 50_000, 2015, { status: 'reserved' }),
    build(3, 50_000, 2015, other),
    build(4, 50_000, 2015, { ...other, status: 'reserved' }),
    build(5, 50_000, 2015, { subCategory: null }),
    build(6, 5_000, 1990),
  ];
  expect(pick(item, found, 5)).toEqual([6, 3, 5, 2, 4]);
  expect(pick(item, found, 3)).toEqual([6, 3, 5]);
  expect(pick(build(1, 50_000, 2015, { subCategory: null }), found, 3)).toEqual([3, 5, 6]);
});
