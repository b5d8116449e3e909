import { toAggregations } from './aggregations';
import { searchItems } from './search-items';
import { createStockIndex } from './stock-index';
import { getID, type StockRecord } from './stock-record';

const heights: readonly (readonly [value: unknown, unit: unknown])[] = [
  [4700, 'mm'],
  [4.5, 'm'],
  [430, 'cm'],
  [10, 'ft'],
  [5, 'kg'],
  ['4600', 'mm'],
  [4600, null],
];
const records: StockRecord[] = [
  ...heights.map(([value, unit], place) => ({ advertisementID: place + 1, liftingHeight: { value, unit } })),
  { advertisementID: 8, liftingHeight: 4600 },
  { advertisementID: 9, power: { value: 100, unit: 'kVA' }, length: { value: 4.5, unit: 'm' } },
];
const index = createStockIndex(records);

test('A range over a measure compares its number in one unit, and matches no item whose unit does not convert.', () => {
  const find = (minimum: number, maximum: number) =>
    searchItems(index, { filters: [{ property: 'liftingHeight.value', minimum, maximum }] }).results.map(getID);
  expect(find(0, 9999)).toEqual(['3', '2', '1']);
  expect(find(4301, 4500)).toEqual(['2']);
  expect(find(4700, 4700)).toEqual(['1']);
});

test('The aggregation is the range in that unit, and none without a measure that converts.', () => {
  const positions = records.map((_, position) => position);
  expect(toAggregations(positions, ['liftingHeight.value', 'power.value', 'length.value'], index.getColumn)).toEqual({
    'liftingHeight.value': { minimum: 4300, maximum: 4700 },
    'power.value': [],
    'length.value': { minimum: 4.5, maximum: 4.5 },
  });
});

test('What is sent of an item stays as the dealer has it.', () => {
  const { results } = searchItems(index, { source: ['liftingHeight'], pagination: { size: 9 } });
  expect(results.find((record) => getID(record) === '2')).toEqual({
    advertisementID: 2,
    liftingHeight: { value: 4.5, unit: 'm' },
  });
});

test('A filter holds null for an item without a status, and a range over images compares how many there are.', () => {
  const images = [{ url: '/1.jpg' }, { url: '/2.jpg' }];
  const own = createStockIndex([
    { advertisementID: 1, status: null, images },
    { advertisementID: 2, status: 'sold', images: [] },
    { advertisementID: 3 },
    { advertisementID: 4, status: 'reserved' },
  ]);
  const find = (filter: { property: string; values?: (string | null)[]; minimum?: number }) =>
    searchItems(own, { filters: [filter] }).results.map(getID);
  expect(find({ property: 'status', values: [null, 'reserved'] })).toEqual(['4', '3', '1']);
  expect(find({ property: 'status', values: ['reserved'] })).toEqual(['4']);
  expect(find({ property: 'images', minimum: 1 })).toEqual(['1']);
  expect(toAggregations([0, 1, 2, 3], ['status'], own.getColumn).status).toEqual([
    { value: 'reserved', count: 1 },
    { value: 'sold', count: 1 },
  ]);
});
