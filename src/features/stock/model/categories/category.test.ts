import fc from 'fast-check';

import {
  noHistory,
  toAddressTable,
  updateHistory,
  type AddressHistory,
} from '../../../../i18n/addresses/address-history';
import { locales } from '../../../../i18n/locales';
import { toCategoryPaths } from '../item-path';

import { getCategoryName, isCategorySegment, mergeCategories } from './category';
import { toCategoryKey, toCategorySlugs, type CategorySlugs } from './category-slugs';

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

describe('with the addresses that there were', () => {
  const trailers = { name: 'trailers', longPluralTranslated: { nl: 'Aanhangers', en: 'Trailers', de: 'Anhänger' } };
  const wagons = { name: 'aaWagons', longPluralTranslated: { nl: 'Wagens', en: 'Wagons', de: 'Wagen' } };
  const rename = (category: typeof wagons, nl: string) => ({
    ...category,
    longPluralTranslated: { ...category.longPluralTranslated, nl },
  });
  const start: { slugs: CategorySlugs; history: AddressHistory } = { slugs: {}, history: noHistory };
  const build = (...states: (typeof wagons)[][]) =>
    states.reduce<typeof start>(({ history }, categories) => {
      const slugs = toCategorySlugs(categories, history);
      const pages = categories.map(({ name }) => ({ key: toCategoryKey(name), paths: toCategoryPaths(name, slugs) }));
      return { slugs, history: updateHistory(history, pages) };
    }, start);

  test('a category with the name of another one changes only its own address', () => {
    const { slugs } = build([trailers, wagons], [trailers, rename(wagons, 'Aanhangers')]);
    expect([slugs.trailers?.nl, slugs.aaWagons?.nl]).toEqual(['aanhangers', 'aanhangers-aawagons']);
  });

  test('its old address stays reserved, and is its own again when it is renamed back', () => {
    const states = [
      [trailers, wagons],
      [rename(trailers, 'Opleggers'), wagons],
    ];
    const taken = build(...states, [rename(trailers, 'Opleggers'), rename(wagons, 'Aanhangers')]);
    expect([taken.slugs.trailers?.nl, taken.slugs.aaWagons?.nl]).toEqual(['opleggers', 'aanhangers-aawagons']);
    expect(toAddressTable(taken.history, locales).get('/occasions/aanhangers')).toBe('/occasions/opleggers');
    expect(toAddressTable(taken.history, locales).get('/occasions/wagens')).toBe('/occasions/aanhangers-aawagons');
    const back = build(...states, [trailers, wagons]);
    expect(back.slugs.trailers?.nl).toBe('aanhangers');
    expect(toAddressTable(back.history, locales).get('/occasions/opleggers')).toBe('/occasions/aanhangers');
  });

  test('one whose name is missing in a language for a while has its address back, and the other one leads there', () => {
    const bare = { ...trailers, longPluralTranslated: { ...trailers.longPluralTranslated, de: '' } };
    const { slugs, history } = build([trailers], [bare], [trailers]);
    expect(slugs.trailers?.de).toBe('anhaenger');
    expect(toAddressTable(history, locales).get('/de/anlasse/trailers')).toBe('/de/anlasse/anhaenger');
  });
});
