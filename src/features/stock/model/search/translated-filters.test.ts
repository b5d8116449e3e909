import type { ListedCategory } from '../contract';

import { filtersByCategory } from './filters-by-category';
import { hasTranslatedFilters, toApiNames } from './translated-filters';

const categories: ListedCategory[] = [
  {
    name: 'tractors',
    longPluralTranslated: { nl: 'Tractoren', de: 'Traktoren' },
    subCategories: [{ name: 'compactTractors', longPluralTranslated: { nl: 'Compacttractoren' } }],
  },
  { name: 'combines', longPluralTranslated: { nl: 'Maaidorsers', de: 'Mähdrescher' }, subCategories: [] },
  { name: 'untranslated', longPluralTranslated: {}, subCategories: [] },
];

test.each([
  ['?filter-category.longPluralTranslated.nl[]=Tractoren', '?filter-category.name[]=tractors'],
  ['?filter-category.longPluralTranslated.de=m%C3%84hdrescher', '?filter-category.name[]=combines'],
  [
    '?a=1&filter-category.longPluralTranslated.nl[]=Tractoren,Maaidorsers&sortBy=price_amount-asc',
    '?a=1&filter-category.name[]=tractors,combines&sortBy=price_amount-asc',
  ],
  [
    '?filter-category.name[]=combines&filter-category.longPluralTranslated.nl[]=Tractoren',
    '?filter-category.name[]=combines,tractors',
  ],
  ['?filter-subCategory.longPluralTranslated.nl[]=Compacttractoren', '?filter-subCategory.name[]=compactTractors'],
  ['?filter-category.longPluralTranslated.nl[]=Nergens,&page=2', '?page=2'],
])('%s becomes %s', (search, expected) => {
  expect(hasTranslatedFilters(search)).toBe(true);
  const own = toApiNames(search, categories);
  expect(own).toBe(expected);
  expect(hasTranslatedFilters(own)).toBe(false);
});

test('An address without translated names has none to turn.', () => {
  expect(hasTranslatedFilters('?filter-category.name[]=tractors&filter-category.longPluralTranslated[]=x')).toBe(false);
});

test.each([
  ['?filter-category.name[]=tractors', true],
  ['?page=2&filter-subCategory.longPluralTranslated.nl[]=Rondebalenpersen', true],
  ['?filter-makeName[]=Fendt&page=2', false],
  ['', false],
])('%s filters by categories: %s', (search, expected) => {
  expect(filtersByCategory(search)).toBe(expected);
});
