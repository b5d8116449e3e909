import fc from 'fast-check';

import { readCategories, toCategoryNames, toKnownCategory } from './categories';

const known = [
  { name: 'tractors', labels: ['Tractoren', 'Traktoren'] },
  { name: 'combineHarvesters', labels: ['Maaidorsers', 'Mähdrescher'] },
  { name: 'trailers', labels: ['Aanhangers', 'Anhänger'] },
  { name: 'tippers', labels: ['Kippers', 'Anhänger'] },
];

test.each([
  [
    ['tractors', 'combineHarvesters'],
    ['tractors', 'combineHarvesters'],
  ],
  [
    ['Tractors', ' combineharvesters '],
    ['tractors', 'combineHarvesters'],
  ],
  [
    ['tractors, combineHarvesters,', ''],
    ['tractors', 'combineHarvesters'],
  ],
  [['Maaidorsers', 'mahdrescher'], ['combineHarvesters']],
  [['tractors', 'Tractoren'], ['tractors']],
  // Two are called so, and nobody can say which is meant.
  [['Anhänger'], ['Anhänger']],
  [['balers', null], ['balers']],
])('%j are %j', (written, names) => {
  expect(toCategoryNames(written, known)).toEqual(names);
});

test('what the stock does not have is told as it was written', () => {
  expect(readCategories(['balers, tractors'], known)).toEqual([
    { written: 'balers', name: null },
    { written: 'tractors', name: 'tractors' },
  ]);
});

test('a name of the stock system means itself, whatever else is called so', () => {
  const names = fc.uniqueArray(
    fc.string({ minLength: 1 }).filter((name) => name.trim() === name && !name.includes(',')),
  );
  fc.assert(
    fc.property(names, fc.array(fc.string()), (all, labels) => {
      const each = all.map((name) => ({ name, labels }));
      expect(toCategoryNames(all, each)).toEqual(all);
    }),
  );
});

test('a node of a category is read, whatever it lacks', () => {
  expect(toKnownCategory({ name: 'tractors', longPluralTranslated: { nl: 'Tractoren', de: 5 } })).toEqual({
    name: 'tractors',
    labels: ['Tractoren'],
  });
  expect(toKnownCategory({ name: 'tractors' })).toEqual({ name: 'tractors', labels: [] });
});
