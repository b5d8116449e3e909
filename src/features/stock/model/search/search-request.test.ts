import fc from 'fast-check';
import * as v from 'valibot';

import { anySearch, validQuery, validText } from '../../../../testing/factories/stock-query';
import { searchRequestSchema } from '../../../../testing/search-request-schema';

import { facetProperties } from './filters';
import { emptyQuery, parseQuery, type StockQuery } from './query';
import {
  buildCountRequest,
  buildPageRequest,
  buildSearchRequest,
  restrictToScope,
  toFilters,
  type Scope,
} from './search-request';

const today = new Date('2026-11-21T17:30:00Z');
const toAll = (query: Partial<StockQuery>, scope: Scope = {}, day = today) =>
  toFilters({ query: { ...emptyQuery, ...query }, scope, today: day });

test('the default request is for the four newest items with the fields of a list', () => {
  expect(buildSearchRequest({})).toEqual({
    sort: [{ property: 'createdDate', order: 'desc' }],
    pagination: { size: 4, from: 0 },
    source: expect.arrayContaining(['advertisementID', 'category', 'makeName', 'price', 'images']) as string[],
    filters: [],
  });
});

test('a page of a list asks for 24 items in the order that is wanted, and for facets only when they are', () => {
  const query = parseQuery('?freeTextSearch=vario%20724&sortBy=price_amount-asc&page=9');
  const request = { query, scope: {}, today, page: 3 };
  expect(buildPageRequest({ ...request, withFacets: false })).toEqual({
    sort: [{ property: 'price.amount', order: 'asc' }],
    pagination: { size: 24, from: 48 },
    source: buildSearchRequest({}).source,
    freeTextSearch: { term: 'vario 724', properties: ['makeName', 'model', 'type'] },
    filters: [],
  });
  expect(buildPageRequest({ ...request, withFacets: true }).aggregations).toEqual([
    'category.name',
    'subCategory.name',
    'makeName',
    'price.amount',
    'constructionYear',
    'operatingHours',
    'pricing.vat',
    'transaction',
    'used',
    'energyType',
    'emissionsClass',
    'status',
  ]);
});

test('a count asks for no items, whatever the page', () => {
  const query = parseQuery('?filter-makeName[]=Fendt&freeTextSearch=vario&page=9');
  expect(buildCountRequest({ query, scope: {}, today }, ['energyType'])).toMatchObject({
    pagination: { size: 0, from: 0 },
    source: ['advertisementID'],
    aggregations: ['energyType'],
    freeTextSearch: { term: 'vario' },
    filters: [{ property: 'makeName', values: ['Fendt'] }],
  });
});

describe('prices', () => {
  test.each([
    [0.01, 1],
    [0.29, 29],
    [19.99, 1999],
    [1.15, 115],
    [75_000, 7_500_000],
  ])('of %d euros are %d cents', (euros, cents) => {
    expect(toAll({ ranges: { 'price.amount': { minimum: euros, maximum: euros } } })).toEqual([
      { property: 'price.amount', minimum: cents, maximum: cents },
    ]);
  });

  test('are exact to the cent, however large, also from the address', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999_999_900 }), (cents) => {
        const address = `?filter-price.amount-max=${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
        expect(toAll(parseQuery(address))).toEqual([{ property: 'price.amount', minimum: 1, maximum: cents }]);
      }),
    );
  });

  test.each([
    [null, 5000, { minimum: 1, maximum: 500_000 }],
    [0, 5000, { minimum: 1, maximum: 500_000 }],
    [0, 0, { minimum: 1, maximum: 1 }],
    [5000, null, { minimum: 500_000 }],
  ])('from %p to %p euros exclude the price 0, which means on request', (minimum, maximum, bounds) => {
    expect(toAll({ ranges: { 'price.amount': { minimum, maximum } } })).toEqual([
      { property: 'price.amount', ...bounds },
    ]);
  });

  test('from 0 euros on are all prices, also those on request', () => {
    expect(toAll({ ranges: { 'price.amount': { minimum: 0, maximum: null } } })).toEqual([]);
  });
});

test('years and hours stay unchanged, 0 hours included', () => {
  const ranges = {
    constructionYear: { minimum: 2012, maximum: null },
    operatingHours: { minimum: 0, maximum: 5000 },
  };
  expect(toAll({ ranges })).toEqual([
    { property: 'constructionYear', minimum: 2012 },
    { property: 'operatingHours', minimum: 0, maximum: 5000 },
  ]);
});

test('measures are in the unit of the contract, and 0 means that nobody filled one in', () => {
  const ranges = {
    'power.value': { minimum: 74, maximum: null },
    'liftingHeight.value': { minimum: 4.7, maximum: 5.15 },
    'liftingCapacity.value': { minimum: null, maximum: 2500 },
    'workingWidth.value': { minimum: 0, maximum: 0.29 },
    'tankCapacity.value': { minimum: 0, maximum: null },
  };
  expect(toAll({ ranges })).toEqual([
    { property: 'power.value', minimum: 74 },
    { property: 'liftingHeight.value', minimum: 4700, maximum: 5150 },
    { property: 'liftingCapacity.value', minimum: 1, maximum: 2500 },
    { property: 'workingWidth.value', minimum: 1, maximum: 290 },
  ]);
});

test.each([
  ['sales', ['sale', 'both']],
  ['rental', ['rental', 'both']],
])('the choice %s includes items that are offered both ways', (choice, values) => {
  expect(toAll({ values: { transaction: [choice] } })).toEqual([{ property: 'transaction', values }]);
});

test.each([
  ['2026-11-21T00:00:00Z', '2026-11-14T00:00:00Z'],
  ['2026-11-21T23:59:59.999Z', '2026-11-14T00:00:00Z'],
  ['2026-03-03T12:00:00Z', '2026-02-24T00:00:00Z'],
  ['2028-03-05T12:00:00Z', '2028-02-27T00:00:00Z'],
  ['2027-01-02T12:00:00Z', '2026-12-26T00:00:00Z'],
  ['2026-11-22T01:30:00+02:00', '2026-11-14T00:00:00Z'],
])('on %s this week began on %s', (day, minimum) => {
  expect(toAll({ values: { createdDate: ['week'] } }, {}, new Date(day))).toEqual([
    { property: 'createdDate', minimum },
  ]);
});

test.each([
  ['l20417', ['l20417', 'L20417']],
  ['L20417', ['L20417']],
  ['20417', ['20417']],
])('the stock number %s is looked for as %j', (number, values) => {
  expect(toAll({ values: { advertiserStockNumber: [number] } })).toEqual([
    { property: 'advertiserStockNumber', values },
  ]);
});

describe('the scope of a page', () => {
  const sector = { 'category.name': ['tractors', 'balers'] };
  const page = { 'category.name': ['tractors'] };
  const chosen = (...names: string[]) => ({
    ...emptyQuery,
    values: { 'category.name': names, makeName: ['Fendt'] },
    page: 2,
  });
  const others = { ...emptyQuery, values: { makeName: ['Fendt'] }, page: 2 };

  test('filters when nothing is chosen, and gives way to the chosen values', () => {
    expect(toAll({}, sector)).toEqual([{ property: 'category.name', values: ['tractors', 'balers'] }]);
    expect(toAll({ values: { 'category.name': ['balers'] } }, sector)).toEqual([
      { property: 'category.name', values: ['balers'] },
    ]);
  });

  test('matches no item in a sector without categories, whatever is chosen', () => {
    const scope = { 'category.name': [] };
    expect(toFilters({ query: restrictToScope(chosen('tractors'), scope), scope, today })).toEqual([
      { property: 'category.name', values: [''] },
      { property: 'makeName', values: ['Fendt'] },
    ]);
  });

  test.each<[string, Scope, StockQuery, StockQuery]>([
    ['a category of the sector stays', sector, chosen('balers'), chosen('balers')],
    ['all categories of the sector stay', sector, chosen('balers', 'tractors'), chosen('balers', 'tractors')],
    ['a category of another sector goes', sector, chosen('forklifts', 'balers'), chosen('balers')],
    ['nothing stays of other sectors', sector, chosen('forklifts'), others],
    ['the category of the page itself is no choice', page, chosen('tractors'), others],
    ['another category than that of the page goes', page, chosen('balers'), others],
    ['in the whole stock any category stays', {}, chosen('forklifts'), chosen('forklifts')],
  ])('limits the choice: %s', (_, scope, query, limited) => {
    expect(restrictToScope(query, scope)).toEqual(limited);
  });
});

test('an item has to have each of the accessories, and any of the makes', () => {
  const query = parseQuery('?filter-accessories.nl[]=Voorlader,Fronthef&filter-makeName[]=Fendt,Claas');
  expect(toAll(query)).toEqual([
    { property: 'makeName', values: ['Fendt', 'Claas'] },
    { property: 'accessories.nl', values: ['Voorlader'] },
    { property: 'accessories.nl', values: ['Fronthef'] },
  ]);
});

test.each([
  ['deductible', ['btw', 'new']],
  ['margin', ['margin']],
])('VAT that is %s is asked for as the API has it', (choice, values) => {
  expect(toAll(parseQuery(`?filter-pricing.vat=${choice}`))).toEqual([{ property: 'pricing.vat', values }]);
});

describe('every request is inside the contract', () => {
  const scope = fc.oneof(
    fc.constant({}),
    fc.uniqueArray(validText, { maxLength: 5 }).map((names) => ({ 'category.name': names })),
  );
  const days = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });

  function expectInContract(query: StockQuery, limits: Scope, day: Date) {
    const request = { query: restrictToScope(query, limits), scope: limits, today: day };
    const requests = [
      buildPageRequest({ ...request, page: query.page, withFacets: true }),
      buildPageRequest({ ...request, page: 1, withFacets: false }),
      buildCountRequest(request),
      buildCountRequest(request, facetProperties),
    ];
    for (const sent of requests) {
      const received: unknown = JSON.parse(JSON.stringify(sent));
      expect(v.safeParse(searchRequestSchema, received).issues).toBeUndefined();
      expect(received).toEqual(sent);
    }
  }

  test('for any query', () => {
    fc.assert(fc.property(validQuery, scope, days, expectInContract));
  });

  test('for any address', () => {
    fc.assert(
      fc.property(anySearch, scope, days, (search, limits, day) => {
        expectInContract(parseQuery(search), limits, day);
      }),
    );
  });
});
