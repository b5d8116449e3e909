import type { ListedCategory } from '../contract';

import { formatStoredCategories, parseStoredCategories } from './stored-categories';

const at = Date.parse('2026-11-21T09:00:00Z');
const day = 24 * 60 * 60 * 1000;
const categories: ListedCategory[] = [
  {
    name: 'tractors',
    longPluralTranslated: { nl: 'Tractoren', de: 'Traktoren' },
    subCategories: [{ name: 'small', longPluralTranslated: { nl: 'Klein' } }],
  },
  { name: 'balers', longPluralTranslated: {}, subCategories: [] },
];
const stored = formatStoredCategories({ at, categories });

test.each([0, 1, day])('categories come back as they were stored %d ms before', (age) => {
  expect(parseStoredCategories(stored, at + age)).toEqual({ at, categories });
});

test.each([
  ['older than a day', day + 1],
  ['from the future', -1],
])('categories that are %s are not used', (_, age) => {
  expect(parseStoredCategories(stored, at + age)).toBeNull();
});

test.each([
  ['nothing', null],
  ['an empty text', ''],
  ['half of it', stored.slice(0, -5)],
  ['null', 'null'],
  ['a list alone, as others may store it', JSON.stringify(categories)],
  ['another version', stored.replace('"version":1', '"version":2')],
  ['a time that is none', stored.replace(String(at), '"today"')],
  ['a category without a name', stored.replace('"balers"', '""')],
  ['text in place of categories', JSON.stringify({ version: 1, at, categories: 'tractors' })],
])('%s is not used', (_, text) => {
  expect(parseStoredCategories(text, at)).toBeNull();
});

test('names that were spoiled cost only themselves', () => {
  const spoiled = stored.replace('"Traktoren"', '5').replace('{"nl":"Klein"}', '[]');
  expect(parseStoredCategories(spoiled, at)?.categories[0]).toEqual({
    name: 'tractors',
    longPluralTranslated: { nl: 'Tractoren' },
    subCategories: [{ name: 'small', longPluralTranslated: {} }],
  });
});
