import fc from 'fast-check';

import { buildItem } from '../../../testing/factories/search-result';

import { factIds, getCommonFacts, getFactIds, getFacts } from './deciding-facts';
import { toItemWords } from './item-page/item-words';
import { properties } from './properties';

const wording = { t: (key: string) => key, iso: 'nl-NL' };
const toCategory = (name: string) => ({ name, longPluralTranslated: {} });

test.each([
  ['forklifts', ['operatingHours', 'liftingCapacity', 'liftingHeight']],
  ['tractors', ['operatingHours', 'power']],
  ['sprayers', ['tankCapacity', 'workingWidth']],
  ['mowers', ['workingWidth']],
  ['crawlerExcavators', ['operatingHours', 'weight']],
  ['trailers', ['payloadWeight', 'numberOfAxles']],
  // Ploughs have no hours.
  ['tillage', ['workingWidth']],
])('%s are compared by %j', (name, ids) => {
  expect(getFactIds(buildItem({ category: toCategory(name) }))).toEqual(ids);
});

test('a category that is not known has its hours where an item has any', () => {
  expect(getFactIds(buildItem({ category: toCategory('airships') }))).toEqual(['operatingHours']);
  expect(getFactIds(buildItem({ category: toCategory('airships'), operatingHours: null }))).toEqual([]);
});

test('a sub category has the facts of its category', () => {
  const item = buildItem({ category: toCategory('balers'), subCategory: toCategory('squareBalers') });
  expect(getFactIds(item)).toEqual(['workingWidth']);
});

/** Items of any category with any of the properties. */
const categories = ['tractors', 'forklifts', 'tillage', 'sprayers', 'trailers', 'containerSystems', 'mowers'];
const anyItem = fc
  .record({
    name: fc.constantFrom(...categories, 'airships', 'constructor', '__proto__', ''.padEnd(3, 'x')),
    left: fc.subarray(properties.map(({ id }) => id)),
    nought: fc.subarray([...factIds]),
  })
  .map(({ name, left, nought }) => {
    const none = Object.fromEntries(left.map((id) => [id, null]));
    const zero = Object.fromEntries(nought.map((id) => [id, { value: 0, unit: 'mm' }]));
    return buildItem({ category: toCategory(name), ...zero, ...none });
  });

test('the facts of an item are those of its category and no others, whatever it says', () => {
  fc.assert(
    fc.property(anyItem, (item) => {
      const whole = buildItem({ category: item.category });
      const isKnown = categories.includes(item.category.name);
      if (isKnown) expect(getFactIds(item)).toEqual(getFactIds(whole));
      expect(getFacts(item).map(({ id }) => id)).toEqual(getFactIds(item));
      const { places, facts } = toItemWords(item, wording);
      expect(places.map(({ id }) => id)).toEqual(['year', ...getFactIds(item), 'stockNumber']);
      // What is not known is a dash in its place; nothing takes the place of another fact.
      expect(facts).toEqual(places.filter((one) => one.isKnown));
      for (const { id, value } of getFacts(item))
        expect(places.find((place) => place.id === id)?.isKnown).toBe(value !== null);
    }),
    { numRuns: 300 },
  );
});

test('items of one category have columns, of several none', () => {
  const [tractor, plough] = ['tractors', 'tillage'].map((name) => buildItem({ category: toCategory(name) }));
  if (tractor === undefined || plough === undefined) throw new Error('There are no items.');
  expect(getCommonFacts([tractor, tractor])).toEqual(['operatingHours', 'power']);
  expect(getCommonFacts([tractor, plough])).toBeNull();
  expect(getCommonFacts([])).toBeNull();
});
