import { noSearchWords, parseSearchWords, toNamedAccessories } from './search-words';

const category = { name: 'tractors', labels: { nl: 'Tractoren' }, subCategories: [] };

const loader = { name: 'Voorlader', labels: { nl: 'Voorlader', de: 'Frontlader' } };

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
  { categories: [], accessories: ['Voorlader'], synonyms: [] },
  { categories: [], accessories: [{ name: 'Voorlader', labels: { de: 1 } }], synonyms: [] },
])('%j is no file of search words', (input) => {
  expect(parseSearchWords(input)).toBeNull();
});

test('a file has categories, accessories and synonyms', () => {
  const words = { categories: [category], accessories: [loader], synonyms: [{ words: ['x'], category: 'y' }] };
  expect(parseSearchWords(words)).toEqual(words);
  expect(parseSearchWords(noSearchWords)).toEqual(noSearchWords);
});

test('a file without accessories has none', () => {
  expect(parseSearchWords({ categories: [category], synonyms: [] })).toEqual({
    categories: [category],
    accessories: [],
    synonyms: [],
  });
});

test('accessories are named in the languages that they have names in', () => {
  const words = { ...noSearchWords, accessories: [loader] };
  expect([...toNamedAccessories(words, 'de')]).toEqual([['Voorlader', 'Frontlader']]);
  expect([...toNamedAccessories(words, 'en')]).toEqual([]);
});
