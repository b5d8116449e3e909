import fc from 'fast-check';

import { validQuery, validText } from '../../../../testing/factories/stock-query';

import { clearApplied, removeApplied, setRange, setValues, toAppliedFilters, toggleValue } from './applied-filters';
import { emptyQuery, parseQuery } from './query';
import { toValueKey } from './same-values';

const toIds = (search: string) => toAppliedFilters(parseQuery(search)).map(({ id }) => id);

test('applied filters come in the order of the panel, the search term first', () => {
  const search =
    '?filter-advertiserStockNumber=L1&filter-energyType[]=lpg&filter-constructionYear-max=2018&filter-makeName[]=Fendt,Claas&freeTextSearch=vario&filter-createdDate=week&filter-transaction=sales';
  expect(toIds(search)).toEqual([
    'term',
    'makeName=Fendt',
    'makeName=Claas',
    'constructionYear',
    'transaction=sales',
    'energyType=lpg',
    'createdDate=week',
    'advertiserStockNumber=L1',
  ]);
});

test('order and page are no filters', () => {
  expect(toIds('?sortBy=price_amount-asc&page=4')).toEqual([]);
});

test('a range is one filter with both of its ends', () => {
  expect(toAppliedFilters(parseQuery('?filter-price.amount-min=5000&filter-price.amount-max=9000'))).toMatchObject([
    { kind: 'range', property: 'price.amount', range: { minimum: 5000, maximum: 9000 } },
  ]);
});

test('taking one away leaves all others but those that refined it, and shows the first page', () => {
  fc.assert(
    fc.property(validQuery, fc.nat(), (query, number) => {
      const applied = toAppliedFilters(query);
      const gone = applied[number % applied.length];
      fc.pre(gone !== undefined);
      const left = removeApplied(query, gone);
      const isCategory = gone.kind === 'value' && gone.property === 'category.name';
      const isLastCategory = isCategory && query.values['category.name']?.length === 1;
      const refines = (one: (typeof applied)[number]) =>
        (isLastCategory && one.kind === 'value' && one.property === 'subCategory.name') ||
        (isCategory && one.kind !== 'term' && one.row.categories !== undefined);
      expect(toAppliedFilters(left)).toEqual(applied.filter((one) => one !== gone && !refines(one)));
      expect(left).toMatchObject({ page: 1, sort: query.sort });
    }),
  );
});

test('removing all filters one by one equals clearing them: only the order is left', () => {
  fc.assert(
    fc.property(validQuery, (query) => {
      const left = toAppliedFilters(query).reduce(removeApplied, query);
      expect({ ...left, page: 1 }).toEqual(clearApplied(query));
      expect(clearApplied(query)).toEqual({ ...emptyQuery, sort: query.sort });
    }),
  );
});

test('ticking a value a second time takes the tick away', () => {
  fc.assert(
    fc.property(validQuery, validText, (query, value) => {
      const isSame = (one: string) => toValueKey('makeName', one) === toValueKey('makeName', value);
      fc.pre(query.values.makeName?.some(isSame) !== true);
      const ticked = toggleValue(query, 'makeName', value);
      expect(ticked.values.makeName).toEqual([...(query.values.makeName ?? []), value]);
      expect(toggleValue(ticked, 'makeName', value)).toEqual({ ...query, page: 1 });
    }),
  );
});

test('a value that the address spells in another way loses its tick, too', () => {
  const query = { ...emptyQuery, values: { makeName: ['FENDT', 'Claas'] } };
  expect(toggleValue(query, 'makeName', 'Fendt').values.makeName).toEqual(['Claas']);
});

test.each([
  ['another category takes the range along', 'tractors', 'forklifts', ['liftingHeight.value']],
  ['one of its own leaves it', 'tractors', 'compactTractors', ['power.value']],
  ['a second one that it is not for takes it along', 'tractors', 'tractors,mowers', []],
  ['a second one of its own leaves it', 'tractors', 'tractors,telehandlers', ['power.value']],
  ['none takes it along', 'tractors', '', []],
])('of ranges that are for some categories, %s', (_, before, after, expected) => {
  const query = parseQuery(
    `?filter-category.name[]=${before}&filter-power.value-min=100&filter-liftingHeight.value-min=4&filter-operatingHours-max=5000`,
  );
  const { ranges } = setValues(query, 'category.name', after.split(',').filter(Boolean));
  const isFor = (property: string) => expected.includes(property);
  expect(Object.keys(ranges).filter((one) => one !== 'operatingHours')).toEqual(
    ['power.value', 'liftingHeight.value'].filter(isFor),
  );
  expect(ranges.operatingHours).toEqual({ minimum: null, maximum: 5000 });
});

test('an address with a range and no category keeps it, whatever else changes, until it is taken off', () => {
  const query = parseQuery('?filter-power.value-min=100');
  expect(toAppliedFilters(query)).toMatchObject([{ property: 'power.value', range: { minimum: 100, maximum: null } }]);
  expect(toIds('?filter-power.value-min=100&filter-makeName[]=Fendt')).toEqual(['makeName=Fendt', 'power.value']);
  expect(toggleValue(query, 'makeName', 'Fendt').ranges).toEqual(query.ranges);
  expect(toAppliedFilters(query).reduce(removeApplied, query)).toEqual(emptyQuery);
});

test('a filter without values is absent, not empty', () => {
  const query = parseQuery('?filter-makeName[]=Fendt&filter-constructionYear-min=2012&filter-energyType[]=lpg&page=3');
  expect(setValues(query, 'makeName', [])).toEqual(
    parseQuery('?filter-constructionYear-min=2012&filter-energyType[]=lpg'),
  );
  expect(setRange(query, 'constructionYear', null)).toEqual(
    parseQuery('?filter-makeName[]=Fendt&filter-energyType[]=lpg'),
  );
});

test('a new value of a filter replaces the old one, and the list returns to its first page', () => {
  const query = parseQuery('?filter-makeName[]=Fendt&filter-price.amount-min=5&page=3');
  expect(setValues(query, 'makeName', ['Claas'])).toEqual(
    parseQuery('?filter-makeName[]=Claas&filter-price.amount-min=5'),
  );
  expect(setRange(query, 'price.amount', { minimum: null, maximum: 9 })).toEqual(
    parseQuery('?filter-makeName[]=Fendt&filter-price.amount-max=9'),
  );
});
