import { filters } from '../../../src/features/stock/model/search/filters';
import { slugify } from '../../../src/lib/slugify';

import { categories, getCategory, getSubCategory } from './categories';
import { machines } from './machines';

const models = Object.values(machines).flat();

test('Every category and sub category has a name in all languages but lighting towers, which lack the German one.', () => {
  const all = categories.flatMap((category) => [category, ...category.subCategories]);
  const incomplete = all.flatMap(({ name, longPluralTranslated: names }) =>
    (['nl', 'en', 'de', 'fr', 'es'] as const)
      .filter((language) => !names[language])
      .map((language) => `${name}.${language}`),
  );
  expect(incomplete).toEqual(['lightingTowers.de']);
});

test('No API name occurs twice, and two categories slug alike in German only.', () => {
  expect(new Set(categories.map(({ name }) => name)).size).toBe(categories.length);
  for (const [language, count] of [
    ['nl', 0],
    ['en', 0],
    ['de', 1],
  ] as const) {
    const slugs = categories.map(({ longPluralTranslated: names }) => slugify(names[language] ?? names.nl ?? ''));
    expect(slugs.length - new Set(slugs).size).toBe(count);
  }
});

test('The odd categories that visitors see have machines, and every model’s sub category exists.', () => {
  const used = new Set<string>(models.map(({ category }) => category));
  expect(['trailers', 'platformTrailers', 'lightingTowers'].filter((name) => !used.has(name))).toEqual([]);
  expect(used.has('utilityTrailers')).toBe(false);
  const lost = models.filter(
    ({ category, subCategory }) => subCategory !== null && getSubCategory(category, subCategory) === null,
  );
  expect(lost).toEqual([]);
});

test('The filters that are for some categories name categories that there are, each once.', () => {
  const known = categories.map(({ name }) => name);
  for (const row of filters) {
    if (!('categories' in row)) continue;
    expect(row.categories.filter((name) => !known.includes(name))).toEqual([]);
    expect(new Set(row.categories).size).toBe(row.categories.length);
  }
});

test('An item’s category carries no sub categories.', () => {
  expect(Object.keys(getCategory('tractors'))).toEqual(['name', 'longPluralTranslated']);
});
