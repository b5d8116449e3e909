import { toDistinctNames } from './distinct-names';

const name = (...rows: readonly (readonly [title: string, number: string | null])[]) => [
  ...toDistinctNames(rows.map(([title, number], at) => ({ id: String(900 + at), title, number }))).values(),
];

test('a title that is one machine’s alone is its name', () => {
  expect(name(['Volvo EC220', 'L1'], ['Caterpillar 320', 'L2'])).toEqual(['Volvo EC220', 'Caterpillar 320']);
});

test('machines of one title have their stock numbers in their names', () => {
  expect(name(['Caterpillar 320', 'L1'], ['Volvo EC220', 'L2'], ['Caterpillar 320', 'L3'])).toEqual([
    'Caterpillar 320 (L1)',
    'Volvo EC220',
    'Caterpillar 320 (L3)',
  ]);
});

test('without a stock number of its own a machine has its id', () => {
  expect(name(['Fendt', null], ['Fendt', 'L1'], ['Fendt', 'L1'], ['Fendt', 'L2'])).toEqual([
    'Fendt (900)',
    'Fendt (901)',
    'Fendt (902)',
    'Fendt (L2)',
  ]);
});
