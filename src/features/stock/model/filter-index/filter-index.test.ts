import { buildItem } from '../../../../testing/factories/search-result';
import { toCardKey } from '../item-card-key';

import { readFilterIndex, toIndexedItem, type FilterIndex } from './filter-index';
import { noIndex } from './filter-index-file';
import { toFilterIndexFile } from './to-filter-index-file';

const items = [
  buildItem({ advertisementID: 3, images: [{ url: 'https://a.example/3.jpg' }, { url: 'https://a.example/3b.jpg' }] }),
  buildItem({ advertisementID: 1, advertiserStockNumber: 'X-007', images: [], subCategory: null }),
  buildItem({ advertisementID: 2, createdDate: null, makeName: 'Overig', modelOther: 'Eigenbouw', status: 'sold' }),
];
const file = toFilterIndexFile(items, { withPhotos: true });
const read = (input: unknown) => readFilterIndex(JSON.parse(JSON.stringify(input)));
const toWhole = (input: unknown): FilterIndex => {
  const index = read(input);
  if (index === 'none' || index === 'broken') throw new Error(index);
  return index;
};
const toItems = (index: FilterIndex) => index.ids.map((_, place) => toIndexedItem(index, place));

test('items from the file have everything that a card shows', () => {
  const expected = [items[1], items[2], items[0]].map((item) => item && toCardKey(item));
  expect(toItems(toWhole(file)).map(toCardKey)).toEqual(expected);
});

test('without images in the file, the images of items are pending', () => {
  for (const item of toItems(toWhole({ ...file, photos: null })))
    expect(item).toMatchObject({ isPhotoPending: true, category: { name: 'tractors' } });
});

test('the file is the same for any order of items', () => {
  expect(toFilterIndexFile(items.toReversed(), { withPhotos: true })).toEqual(file);
});

test('an empty stock has an index, too', () => {
  expect(toWhole(toFilterIndexFile([], { withPhotos: true })).ids).toEqual([]);
});

test('a file may say that there is no index', () => {
  expect(read(noIndex)).toBe('none');
});

const withColumn = (name: string, column: unknown) => ({ ...file, columns: { ...file.columns, [name]: column } });

test.each<[string, unknown]>([
  ['no object', []],
  ['nothing', null],
  ['another version', { ...file, version: 1 }],
  ['no size', { ...file, size: '3' }],
  ['another size', { ...file, size: 4 }],
  ...Object.keys(file.columns).map((name): [string, unknown] => [`no column ‘${name}’`, withColumn(name, undefined)]),
  ...Object.keys(file.own).map((name): [string, unknown] => [
    `no column ‘${name}’`,
    { ...file, own: { ...file.own, [name]: undefined } },
  ]),
  ['a build that is not there', withColumn('build', [0, 1, 7])],
  ['an offer that is none', withColumn('offer', ['a', 'a', 'a'])],
  ['the same rank twice', withColumn('rank', [0, 1, 1])],
  ['a rank that is not there', withColumn('rank', [0, 1, 3])],
  ['an id that is none', withColumn('id', [1, 2, null])],
  ['a day that is none', withColumn('day', [1, 2, 'x'])],
  ['a kind that is too short', { ...file, kinds: file.kinds.map((row) => row.slice(1)) }],
  ['a build of a kind that is not there', { ...file, builds: file.builds.map((row) => [99, ...row.slice(1)]) }],
  ['offers that are none', { ...file, offers: [{}] }],
  ['ties that are none', { ...file, ties: ['a'] }],
  ['photos of fewer machines', { ...file, photos: ['https://a.example/3.jpg'] }],
])('a file with %s is broken', (_, input) => {
  expect(read(input)).toBe('broken');
});
