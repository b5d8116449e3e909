import fc from 'fast-check';

import { packColumn, toColumn, unpackColumn, type Scalar } from './packed-column';

const scalar: fc.Arbitrary<Scalar> = fc.oneof(
  fc.constant(null),
  fc.boolean(),
  fc.integer({ min: -5, max: 5 }),
  fc.maxSafeInteger(),
  fc.constantFrom('', 'Fendt', 'Kärcher', '5', 'true', 'null'),
  fc.string(),
);
const column = fc.oneof(
  fc.array(scalar),
  fc.array(fc.constantFrom('diesel', 'electric', null)),
  fc
    .array(fc.nat(1000))
    .map((steps) => steps.map((_, index) => steps.slice(0, index).reduce((sum, step) => sum + step, 0))),
);
const toValues = ({ values, places }: NonNullable<ReturnType<typeof unpackColumn>>) =>
  places.map((place) => values[place]);

test('any column comes out of its file as it went in', () => {
  fc.assert(
    fc.property(column, (values) => {
      const written: unknown = JSON.parse(JSON.stringify(packColumn(values)));
      const read = unpackColumn(written, values.length);
      expect(read && toValues(read)).toEqual(values);
    }),
  );
});

test.each<[string, Scalar[], object]>([
  ['as they are, where nothing is shorter', ['a', 7, null], ['a', 7, null]],
  ['as distances, where they grow', [204170, 204180, 204190, 204200, 204210], { deltas: [204170, 10, 10, 10, 10] }],
  [
    'each once, the most frequent first, where they repeat',
    ['electric', ...Array<string>(6).fill('diesel')],
    { values: ['diesel', 'electric'], places: [1, 0, 0, 0, 0, 0, 0] },
  ],
])('values are packed %s', (_, values, packed) => {
  expect(packColumn(values)).toEqual(packed);
});

test('of a column each different value is there once', () => {
  expect(toColumn(['a', 'b', 'b', null])).toEqual({ values: ['b', 'a', null], places: [1, 0, 0, 2] });
});

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'ab'],
  ['too few', ['a']],
  ['too many', ['a', 'b', 'c']],
  ['values that are none', ['a', {}]],
  ['distances that are none', { deltas: [1, 'b'] }],
  ['too few distances', { deltas: [1] }],
  ['a place that is not there', { values: ['a'], places: [0, 1] }],
  ['a place below the first', { values: ['a'], places: [0, -1] }],
  ['places between two', { values: ['a'], places: [0, 0.5] }],
  ['places without values', { places: [0, 0] }],
  ['values without places', { values: ['a'] }],
  ['too few places', { values: ['a'], places: [0] }],
])('%s is no column of two machines', (_, input) => {
  expect(unpackColumn(input, 2)).toBeNull();
});
