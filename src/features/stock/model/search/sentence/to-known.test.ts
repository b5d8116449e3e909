import { noSearchWords } from './search-words';
import { toKnown } from './to-known';

const today = new Date(2026, 10, 27);
const index = {
  categories: [
    ['tractors', 'Tractoren', '/occasions/tractoren'],
    ['airships', 'Luchtschepen', '/occasions/luchtschepen'],
  ] as const,
  kinds: [
    [0, 'Fendt', '724 Vario', 'ProfiPlus'],
    [0, 'Fendt', '724 Vario', ''],
    [0, 'Fendt', '', ''],
    [1, '', '', 'Zelfbouw'],
  ] as const,
};

test('makes, models and types are those of the stock, each once', () => {
  const { makes, models, types } = toKnown(index, noSearchWords, today);
  expect({ makes, models, types }).toEqual({
    makes: ['Fendt'],
    models: [{ make: 'Fendt', model: '724 Vario' }],
    types: ['ProfiPlus', 'Zelfbouw'],
  });
});

test('a category has its labels in all languages, else that of the suggestions', () => {
  const subCategories = [{ name: 'tractorsTo75', labels: { nl: 'Tot 75 kW' } }];
  const words = {
    categories: [{ name: 'tractors', labels: { nl: 'Tractoren', de: 'Traktoren' }, subCategories }],
    accessories: [{ name: 'Voorlader', labels: { nl: 'Voorlader', de: 'Frontlader' } }],
    synonyms: [{ words: ['zeppelin'], category: 'airships' }],
  };
  const { categories, accessories, synonyms } = toKnown(index, words, today);
  expect(categories).toEqual([
    {
      name: 'tractors',
      labels: ['Tractoren', 'Traktoren'],
      subCategories: [{ name: 'tractorsTo75', labels: ['Tot 75 kW'] }],
    },
    { name: 'airships', labels: ['Luchtschepen'], subCategories: [] },
  ]);
  expect(accessories).toEqual([{ name: 'Voorlader', labels: ['Voorlader', 'Frontlader'] }]);
  expect(synonyms).toBe(words.synonyms);
});
