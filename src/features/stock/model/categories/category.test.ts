import fc from 'fast-check';

import { locales } from '../../../../i18n/locales';

import { getCategoryName, isCategorySegment, mergeCategories, toCategorySlugs } from './category';

const combine = {
  name: 'combineHarvesters',
  longPluralTranslated: { nl: 'Maaidorsers', en: 'Combine harvesters', de: 'Mähdrescher' },
};

test('a category is named in its locale, else in Dutch, else as the API names it', () => {
  expect(getCategoryName(combine, 'de')).toBe('Mähdrescher');
  expect(getCategoryName({ ...combine, longPluralTranslated: { nl: 'Maaidorsers' } }, 'de')).toBe('Maaidorsers');
  expect(getCategoryName({ ...combine, longPluralTranslated: {} }, 'de')).toBe('combineHarvesters');
});

test('slugs are the names of each locale, accents folded', () => {
  expect(toCategorySlugs([combine])).toEqual({
    combineHarvesters: { nl: 'maaidorsers', en: 'combine-harvesters', de: 'maehdrescher' },
  });
});

test('two categories whose names slug alike both stay reachable, whatever their order', () => {
  const a = { name: 'platformTrailers', longPluralTranslated: { nl: 'Plateauwagens', de: 'Anhänger' } };
  const b = { name: 'trailers', longPluralTranslated: { nl: 'Aanhangwagens', de: 'Anhaenger' } };
  const slugs = toCategorySlugs([b, a]);
  expect(slugs).toEqual(toCategorySlugs([a, b]));
  expect(slugs.platformTrailers?.de).toBe('anhaenger');
  expect(slugs.trailers?.de).toBe('anhaenger-trailers');
});

test('names without a letter or digit still get an address each', () => {
  const slugs = toCategorySlugs([' ', ':', '…'].map((name) => ({ name, longPluralTranslated: {} })));
  expect(Object.values(slugs).map(({ nl }) => nl)).toEqual(['category', 'category-category', 'category-category-2']);
});

test('a very long name gives an address that Gatsby does not cut off', () => {
  const long = { name: 'x'.repeat(300), longPluralTranslated: { nl: 'lang '.repeat(100) } };
  expect(toCategorySlugs([long])[long.name]?.nl.length).toBeLessThanOrEqual(80);
});

test('any list of categories gets one slug each, unique within a locale', () => {
  const name = fc.string({ minLength: 1 });
  const category = fc.record({
    name,
    longPluralTranslated: fc.dictionary(fc.constantFrom(...locales), fc.string({ minLength: 1 })),
  });
  fc.assert(
    fc.property(fc.uniqueArray(category, { selector: (entry) => entry.name }), (categories) => {
      const slugs = Object.values(toCategorySlugs(categories));
      for (const locale of locales) {
        const own = slugs.map((slug) => slug[locale]);
        expect(new Set(own).size).toBe(categories.length);
        for (const slug of own) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      }
    }),
  );
});

test('categories that only items name join the list, each once', () => {
  const used = [combine, { name: 'tractors', longPluralTranslated: {} }, combine];
  expect(mergeCategories([combine], used).map(({ name }) => name)).toEqual(['combineHarvesters', 'tractors']);
});

describe('a segment of an address', () => {
  const harvesters = { name: 'combineHarvesters', longPluralTranslated: { nl: 'Maaidorsers', de: 'Mähdrescher' } };

  test.each([
    ['maaidorsers', 'nl', true],
    ['Maaidorsers', 'nl', true],
    ['MAAIDORSERS-CombineHarvesters', 'nl', true],
    ['maehdrescher', 'de', true],
    ['Mähdrescher', 'de', true],
    ['maaidorsers', 'de', false],
    ['maaidorser', 'nl', false],
    ['maaidorsers', 'en', true],
    ['tractoren', 'nl', false],
    ['', 'nl', false],
  ])('%j in %s names the category: %s', (segment, locale, expected) => {
    expect(isCategorySegment(segment, harvesters, locale)).toBe(expected);
  });
});
