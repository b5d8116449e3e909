import { findNearest, getDistance, toFuzzyIndex } from './fuzzy';

test.each([
  ['trekker', 'trekker', 0],
  ['trekker', 'trekkr', 1],
  ['trekker', 'trekkre', 1],
  ['fendt', 'fent', 1],
  ['heftruck', 'hefttruk', 2],
  ['heftruck', 'vorkheftruck', 3],
  ['bagger', 'sugar', 3],
])('from %j to %j is %d', (one, other, distance) => {
  expect(getDistance(one, other, 2)).toBe(distance);
});

const index = toFuzzyIndex(['fendt', 'still', 'stihl', 'claas', 'caterpillar', 'toro', 'h25d']);

test('finds the nearest words by the length of what is meant', () => {
  expect(findNearest('fent', index)).toEqual({ words: ['fendt'], distance: 1 });
  expect(findNearest('fnt', index).words).toEqual([]);
  expect(findNearest('stil', index).words).toEqual(['still', 'stihl']);
  expect(findNearest('catterpilar', index)).toEqual({ words: ['caterpillar'], distance: 2 });
  expect(findNearest('catterpilaa', index).words).toEqual([]);
});

test('short words and numbers are never guessed', () => {
  expect(findNearest('torro', index).words).toEqual([]);
  expect(findNearest('h24d', index).words).toEqual([]);
});

test('the first letter has to sound right', () => {
  expect(findNearest('katerpillar', index).words).toEqual(['caterpillar']);
  expect(findNearest('bendt', index).words).toEqual([]);
});
