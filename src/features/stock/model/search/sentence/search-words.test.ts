import { noSearchWords, parseSearchWords } from './search-words';

const category = { name: 'tractors', labels: { nl: 'Tractoren' }, subCategories: [] };

test.each([
  null,
  [],
  {},
  { categories: [] },
  { categories: [], synonyms: ['x'] },
  { categories: [], synonyms: [{ words: 'x', category: 'y' }] },
  { categories: [], synonyms: [{ words: [1], category: 'y' }] },
  { categories: [{ ...category, labels: { nl: 1 } }], synonyms: [] },
  { categories: [{ ...category, subCategories: ['x'] }], synonyms: [] },
  { categories: [{ ...category, name: 7 }], synonyms: [] },
])('%j is no file of search words', (input) => {
  expect(parseSearchWords(input)).toBeNull();
});

test('a file has categories and synonyms', () => {
  const words = { categories: [category], synonyms: [{ words: ['x'], category: 'y' }] };
  expect(parseSearchWords(words)).toEqual(words);
  expect(parseSearchWords(noSearchWords)).toEqual(noSearchWords);
});
