import { buildItem } from '../../../testing/factories/search-result';

import { keepNames } from './localize';

const toItem = (category: object, subCategory: object | null = null) => buildItem({ category, subCategory });

test('an answer without the names of its categories keeps those that the page was built with', () => {
  const built = toItem(
    { name: 'tractors', longPluralTranslated: { de: 'Traktoren' } },
    { name: 'small', longPluralTranslated: { de: 'Klein' } },
  );
  const live = keepNames(toItem({ name: 'tractors' }, { name: 'small' }), built);
  expect(live.category.longPluralTranslated).toEqual({ de: 'Traktoren' });
  expect(live.subCategory?.longPluralTranslated).toEqual({ de: 'Klein' });
});

test('names of the answer come first, and another category has its own', () => {
  const built = toItem({ name: 'tractors', longPluralTranslated: { nl: 'Trekkers', de: 'Traktoren' } });
  const renamed = toItem({ name: 'tractors', longPluralTranslated: { nl: 'Tractoren' } }, { name: 'large' });
  expect(keepNames(renamed, built).category.longPluralTranslated).toEqual({ nl: 'Tractoren', de: 'Traktoren' });
  expect(keepNames(renamed, built).subCategory?.longPluralTranslated).toEqual({});
  const moved = toItem({ name: 'loaders' });
  expect(keepNames(moved, built)).toEqual(moved);
});
