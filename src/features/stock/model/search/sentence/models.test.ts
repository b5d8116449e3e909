import { findModelName, toModelIndex } from './models';

const index = toModelIndex([
  { make: 'Fendt', model: '724 Vario' },
  { make: 'Fendt', model: '211 Vario' },
  { make: 'Still', model: 'RX60-25' },
  { make: 'New Holland', model: 'T7.210' },
  { make: 'John Deere', model: '6155R' },
]);

test.each([
  ['724vario', '724 Vario'],
  ['724', '724'],
  ['vario', 'Vario'],
  ['rx60', 'RX60'],
  ['rx6025', 'RX60-25'],
  ['t7', 'T7'],
  ['t7210', 'T7.210'],
  ['6155', '6155'],
])('%j is %j', (key, text) => {
  expect(findModelName(index, key).name?.text).toBe(text);
});

test.each(['72', '60', 'ario', 'rx6', '60x', 't'])(
  '%j is none: it ends within a number or begins within a word',
  (key) => {
    expect(findModelName(index, key).name).toBeNull();
  },
);

test('knows which makes have it', () => {
  expect([...(findModelName(index, 'vario').name?.makes ?? [])]).toEqual(['Fendt']);
});
