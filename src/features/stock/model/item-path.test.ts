import fc from 'fast-check';

import type { StockItem } from './item';
import { parseItemSlug, toCategoryPaths, toItemPaths, toItemSlug } from './item-path';

const item: StockItem = {
  advertisementID: '204170',
  category: { name: 'tractors', longPluralTranslated: {} },
  makeName: 'Pöttinger',
  model: 'H 25 D-02 / XL',
};

test('the last segment is make, model and type, ending in the id', () => {
  expect(toItemSlug(item)).toBe('poettinger-h-25-d-02-xl-204170');
  expect(toItemSlug({ advertisementID: '7', category: item.category })).toBe('7');
});

test('an endless name is cut, the id is not', () => {
  const slug = toItemSlug({ ...item, model: 'x'.repeat(500) });
  expect(slug.length).toBeLessThan(100);
  expect(parseItemSlug(slug)).toBe('204170');
});

test('the id is found again in the slug of any name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(), (model, id) => {
      expect(parseItemSlug(toItemSlug({ ...item, model, advertisementID: String(id) }))).toBe(String(id));
    }),
  );
});

test.each(['tractor', '', 'tractor-', '12a'])('%j names no item', (slug) => {
  expect(parseItemSlug(slug)).toBeNull();
});

test('addresses use the slug of the category in each locale', () => {
  const slugs = { tractors: { nl: 'tractoren', en: 'tractors', de: 'traktoren' } };
  expect(toCategoryPaths('tractors', slugs)).toEqual({
    nl: '/occasions/tractoren',
    en: '/en/occasions/tractors',
    de: '/de/anlasse/traktoren',
  });
  expect(toItemPaths(item, slugs).de).toBe('/de/anlasse/traktoren/poettinger-h-25-d-02-xl-204170');
});
