import { findWordFault, toSearchWords } from './synonyms';

test.each([
  ['gierkar', null],
  ['muck cart', null],
  ['4x4 heftruck', null],
  ['2015', 'noLetters'],
  ['t', 'noLetters'],
  ['  ', 'noLetters'],
  ['a '.repeat(30), 'long'],
  ['john-deere', 'make'],
])('%j: %p', (word, fault) => {
  expect(findWordFault(word, ['John Deere'])).toBe(fault);
});

test('each word counts once, without those that are none', () => {
  expect(toSearchWords([' gierkar ', 'Gier-kar', '7', 'Fendt', 'muck cart'], ['Fendt'])).toEqual([
    'gierkar',
    'muck cart',
  ]);
});
