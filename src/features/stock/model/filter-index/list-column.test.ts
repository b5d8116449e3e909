import fc from 'fast-check';

import { readListColumn, toListColumn } from './list-column';

const lists = fc.array(fc.uniqueArray(fc.string(), { maxLength: 6 }), { maxLength: 20 });

test('a column read from its JSON has the lists that it was made of', () => {
  fc.assert(
    fc.property(lists, (given) => {
      const column = readListColumn(JSON.parse(JSON.stringify(toListColumn(given))), given.length);
      expect(column?.places.map((row) => row.map((place) => column.values[place]))).toEqual(given);
    }),
  );
});

test('the most frequent text comes first', () => {
  expect(toListColumn([['Radio'], ['Airco', 'Radio'], []])).toEqual({
    values: ['Radio', 'Airco'],
    places: [[0], [1, 0], []],
  });
});

test.each([
  ['nothing', undefined],
  ['another number of items', { values: ['Radio'], places: [[0]] }],
  ['an index beyond the texts', { values: ['Radio'], places: [[0], [1]] }],
  ['half an index', { values: ['Radio'], places: [[0], [0.5]] }],
  ['a text that is none', { values: [7], places: [[0], []] }],
  ['a row that is none', { values: ['Radio'], places: [[0], 0] }],
])('a column with %s is malformed', (_, input) => {
  expect(readListColumn(input, 2)).toBeNull();
});

test('any JSON is read without an error', () => {
  fc.assert(fc.property(fc.jsonValue(), (input) => void readListColumn(input, 2)));
});
