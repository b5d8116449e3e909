import { buildItem } from '../../../../testing/factories/search-result';
import type { ListedCategory } from '../contract';
import { parseQuery } from '../search/query';

import { dropStraySubCategories, hasUnnamed, toNamedCategories, type NamedCategory } from './category-names';
import { mergeNamed, toNamedList } from './merge-names';

const named = (name: string, label: string, subCategories: [string, string][] = []): NamedCategory => ({
  name,
  label,
  subCategories: subCategories.map(([sub, subLabel]) => ({ name: sub, label: subLabel })),
});

describe('the categories of items', () => {
  const toItem = (category: object, subCategory: object | null = null) => buildItem({ category, subCategory });
  const tractors = { name: 'tractors', longPluralTranslated: { nl: 'Tractoren', de: 'Traktoren' } };
  const small = { name: 'small', longPluralTranslated: { nl: 'Klein', de: 'Klein' } };
  const large = { name: 'large', longPluralTranslated: { nl: 'Groot' } };

  test('are there once, by the API’s name, with the sub categories that items have', () => {
    const items = [
      toItem(tractors, small),
      toItem({ name: 'balers' }),
      toItem(tractors, large),
      toItem(tractors, small),
      toItem({ name: 'loaders' }, small),
    ];
    expect(toNamedCategories(items, 'nl')).toEqual([
      named('balers', 'balers'),
      named('loaders', 'loaders', [['small', 'Klein']]),
      named('tractors', 'Tractoren', [
        ['large', 'Groot'],
        ['small', 'Klein'],
      ]),
    ]);
  });

  test('are called as in the language, else in Dutch, else as the API calls them', () => {
    expect(toNamedCategories([toItem(tractors, large)], 'de')).toEqual([
      named('tractors', 'Traktoren', [['large', 'Groot']]),
    ]);
    expect(toNamedCategories([toItem({ name: 'balers', longPluralTranslated: { de: 'Pressen' } })], 'en')).toEqual([
      named('balers', 'balers'),
    ]);
  });

  test('have a name when any item translates it', () => {
    const bare = (name: string) => ({ name, longPluralTranslated: {} });
    const dutch = { ...tractors, longPluralTranslated: { nl: 'Tractoren' } };
    const items = [toItem(bare('tractors'), bare('small')), toItem(dutch, small), toItem(tractors)];
    expect(toNamedCategories(items, 'de')).toEqual([named('tractors', 'Traktoren', [['small', 'Klein']])]);
  });
});

test('the API’s own list keeps its order and is called by the same rule', () => {
  const listed: ListedCategory[] = [
    {
      name: 'tractors',
      longPluralTranslated: { nl: 'Tractoren' },
      subCategories: [{ name: 'small', longPluralTranslated: { de: 'Klein', nl: 'Kleintje' } }],
    },
    { name: 'balers', longPluralTranslated: {}, subCategories: [] },
  ];
  expect(toNamedList(listed, 'de')).toEqual([
    named('tractors', 'Tractoren', [['small', 'Klein']]),
    named('balers', 'balers'),
  ]);
});

test('two lists become one: names of the first, sub categories of both', () => {
  const first = [named('balers', 'Persen'), named('tractors', 'Tractoren', [['small', 'Klein']])];
  const second = [
    named('tractors', 'Trekkers', [
      ['small', 'Kleintje'],
      ['large', 'Groot'],
    ]),
    named('mowers', 'Maaiers', [['robot', 'Robots']]),
  ];
  expect(mergeNamed(first, second)).toEqual([
    named('balers', 'Persen'),
    named('tractors', 'Tractoren', [
      ['small', 'Klein'],
      ['large', 'Groot'],
    ]),
    named('mowers', 'Maaiers', [['robot', 'Robots']]),
  ]);
});

describe('sub categories follow the chosen categories:', () => {
  const categories = [
    named('tractors', 'Tractoren', [
      ['small', 'Klein'],
      ['large', 'Groot'],
    ]),
    named('loaders', 'Laders', [
      ['small', 'Klein'],
      ['articulated', 'Knik'],
    ]),
  ];
  test.each([
    ['those of another category go', 'tractors', 'large,articulated', 'large'],
    ['one that several categories have stays with each', 'loaders', 'small', 'small'],
    ['those of every chosen category stay', 'tractors,loaders', 'large,articulated', 'large,articulated'],
    ['one that nobody knows stays', 'tractors', 'brandNew,articulated', 'brandNew'],
    ['the filter goes when nothing is left', 'tractors', 'articulated', ''],
    ['without a chosen category all stay', '', 'large,articulated', 'large,articulated'],
  ])('%s', (_, chosen, selected, kept) => {
    const toQuery = (subCategories: string) =>
      parseQuery(`?filter-category.name[]=${chosen}&filter-subCategory.name[]=${subCategories}&page=2`);
    expect(dropStraySubCategories(toQuery(selected), categories)).toEqual(toQuery(kept));
  });
});

test('a list is known to offer a category or a sub category that was not named when the page was built', () => {
  const names = [named('tractors', 'Tractoren', [['small', 'Klein']])];
  const counts = (...values: string[]) => ({ counts: values.map((value) => ({ value, count: 1 })) });
  expect(hasUnnamed(names, {})).toBe(false);
  expect(hasUnnamed(names, { 'category.name': counts('tractors'), 'subCategory.name': counts('small') })).toBe(false);
  expect(hasUnnamed(names, { 'category.name': counts('tractors', 'balers') })).toBe(true);
  expect(hasUnnamed(names, { 'subCategory.name': counts('large') })).toBe(true);
});
