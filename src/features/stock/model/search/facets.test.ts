import fc from 'fast-check';

import { buildItem } from '../../../../testing/factories/search-result';

import { arrangeOptions } from './arrange-options';
import { toFacets } from './count-facets';
import { parseFacets, toFacetOptions, type FacetCount } from './facets';
import { facetProperties } from './filters';

describe('the facets of an answer', () => {
  test('are counted values or a range; facets that were not requested are ignored', () => {
    const makeName = [
      { value: 'Fendt', count: 12 },
      { value: 'Claas', count: 0 },
    ];
    const constructionYear = { minimum: 1990, maximum: 2025 };
    expect(parseFacets({ makeName, constructionYear, energyType: null, colour: 'red' })).toEqual({
      facets: { makeName: { counts: makeName }, constructionYear },
      dropped: [],
    });
  });

  test('may count numbers and yes or no, which become text', () => {
    const emissionsClass = [
      { value: 2018, count: 2 },
      { value: true, count: 1 },
    ];
    expect(parseFacets({ emissionsClass }).facets.emissionsClass).toEqual({
      counts: [
        { value: '2018', count: 2 },
        { value: 'true', count: 1 },
      ],
    });
  });

  test('lose a value that its closed list does not hold, because it is not known', () => {
    const diesel = { value: 'diesel', count: 9 };
    expect(parseFacets({ energyType: [diesel, { value: 'hydrogen', count: 1 }] })).toEqual({
      facets: { energyType: { counts: [diesel] } },
      dropped: [],
    });
  });

  test('lose only a broken value', () => {
    const fendt = { value: 'Fendt', count: 12 };
    const broken = [null, 'Claas', {}, { value: '', count: 1 }, { value: 'Deutz', count: -1 }, { value: {}, count: 1 }];
    expect(parseFacets({ makeName: [...broken, fendt, { value: 'Case', count: '3' }] })).toEqual({
      facets: { makeName: { counts: [fendt] } },
      dropped: [],
    });
  });

  test.each([
    'Fendt',
    5,
    {},
    { Fendt: 12 },
    { minimum: 1990 },
    { minimum: null, maximum: 2025 },
    { minimum: '1990', maximum: '2025' },
  ])('are dropped and named when they are %j', (broken) => {
    const constructionYear = { minimum: 1990, maximum: 2025 };
    expect(parseFacets({ makeName: broken, constructionYear, operatingHours: broken })).toEqual({
      facets: { constructionYear },
      dropped: ['makeName', 'operatingHours'],
    });
  });
});

describe('the facets of items at hand', () => {
  const items = [
    buildItem({ makeName: 'Fendt', constructionYear: 2018, price: { amount: 5000, currency: 'EUR' } }),
    buildItem({ makeName: 'Claas', constructionYear: 1958, price: { amount: 0, currency: 'EUR' }, energyType: 'lpg' }),
    buildItem({ makeName: 'Claas', constructionYear: null, price: null, subCategory: null, energyType: 'electric' }),
    buildItem({ makeName: null, constructionYear: 2009, price: { amount: 900, currency: 'EUR' }, energyType: 'steam' }),
  ];

  test('count the values, most frequent first and then by name, and have the range of numbers', () => {
    expect(toFacets(items)).toMatchObject({
      'category.name': { counts: [{ value: 'tractors', count: 4 }] },
      'subCategory.name': { counts: [{ value: 'over120kw', count: 3 }] },
      makeName: {
        counts: [
          { value: 'Claas', count: 2 },
          { value: 'Fendt', count: 1 },
        ],
      },
      'price.amount': { minimum: 0, maximum: 5000 },
      constructionYear: { minimum: 1958, maximum: 2018 },
      transaction: { counts: [{ value: 'sale', count: 4 }] },
      energyType: {
        counts: [
          { value: 'diesel', count: 1 },
          { value: 'electric', count: 1 },
          { value: 'lpg', count: 1 },
        ],
      },
    });
  });

  test('have the range of a measure in the unit of the contract, without what does not convert', () => {
    const widths = [{ value: 3160, unit: 'mm' }, { value: 2.7, unit: 'M' }, { value: 10, unit: 'ft' }, null];
    const heavy = { workingWidth: null, power: { value: 50, unit: 'kVA' } };
    const found = toFacets([...widths.map((workingWidth) => buildItem({ workingWidth })), buildItem(heavy)]);
    expect(found['workingWidth.value']).toEqual({ minimum: 2700, maximum: 3160 });
    expect(toFacets([buildItem(heavy)])['power.value']).toEqual({ counts: [] });
  });

  test('are only those that are asked for', () => {
    expect(Object.keys(toFacets(items, ['makeName', 'power.value']))).toEqual(['makeName', 'power.value']);
  });

  test('exist for every requested facet, even without items', () => {
    const empty = Object.fromEntries(facetProperties.map((property) => [property, { counts: [] }]));
    expect(toFacets([])).toEqual(empty);
  });

  test('are read from an answer as they are', () => {
    expect(parseFacets(toAnswer(items))).toEqual({ facets: toFacets(items), dropped: [] });
  });

  function toAnswer(from: typeof items): Record<string, unknown> {
    return Object.fromEntries(
      Object.entries(toFacets(from)).map(([property, facet]) => [property, 'counts' in facet ? facet.counts : facet]),
    );
  }
});

describe('the values that a visitor can tick', () => {
  const labels: Record<string, string> = { a: 'Zaaimachines', b: 'Äpfel', c: 'Balenpersen' };
  const toLabel = (value: string) => labels[value] ?? value;
  const toOptions = (counts: FacetCount[], selected: string[] = []) =>
    toFacetOptions({ counts }, selected, toLabel).map(
      ({ label, count, isSelected }) => `${label} ${count}${isSelected ? ' *' : ''}`,
    );

  test('come most frequent first, then by label', () => {
    const counts = [
      { value: 'a', count: 2 },
      { value: 'b', count: 2 },
      { value: 'c', count: 2 },
      { value: 'd', count: 7 },
    ];
    expect(toOptions(counts)).toEqual(['d 7', 'Äpfel 2', 'Balenpersen 2', 'Zaaimachines 2']);
  });

  test('stay when they are selected, even without items', () => {
    const counts = [
      { value: 'a', count: 2 },
      { value: 'd', count: 0 },
    ];
    expect(toOptions(counts, ['c', 'a'])).toEqual(['Zaaimachines 2 *', 'Balenpersen 0 *', 'd 0']);
  });

  test.each([undefined, { minimum: 1990, maximum: 2025 }])(
    'are those selected when the facet is %j, and nobody has counted them',
    (facet) => {
      expect(toFacetOptions(facet, ['a'], toLabel)).toEqual([
        { value: 'a', label: 'Zaaimachines', count: null, isSelected: true },
      ]);
    },
  );

  test('are each there once and hide no selected one, whatever is counted and selected', () => {
    const value = fc.integer({ min: 1, max: 12 }).map(String);
    const counted = fc.uniqueArray(fc.record({ value, count: fc.nat(3) }), { selector: (entry) => entry.value });
    fc.assert(
      fc.property(counted, fc.uniqueArray(value), (counts, selected) => {
        const options = toFacetOptions({ counts }, selected, toLabel);
        const values = options.map((option) => option.value);
        expect(values.toSorted()).toEqual([...new Set([...counts.map((entry) => entry.value), ...selected])].sort());
        const shown = arrangeOptions(options, { first: [], isOpen: false, iso: 'nl-NL' }).groups[0]?.options ?? [];
        expect(shown.filter(({ isSelected }) => isSelected).length).toBe(selected.length);
        expect(shown.slice(0, 6)).toEqual(options.slice(0, 6));
      }),
    );
  });
});
