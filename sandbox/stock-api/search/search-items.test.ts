import fc from 'fast-check';

import { createCatalogue } from '../../catalogue/create-catalogue';

import { searchItems } from './search-items';
import type { Filter, SearchRequest, Sort } from './search-request';
import { createStockIndex } from './stock-index';
import { getID, type StockRecord } from './stock-record';

const stock: StockRecord[] = [
  {
    advertisementID: 1,
    makeName: 'Fendt',
    model: '724 Vario',
    type: 'ProfiPlus',
    constructionYear: 2018,
    price: { amount: 100 },
    createdDate: '2026-11-01T10:00:00Z',
    used: true,
  },
  {
    advertisementID: 2,
    makeName: 'Kärcher',
    model: 'MIC 34 C',
    constructionYear: 2012,
    price: { amount: 50 },
    createdDate: '2026-11-20T10:00:00Z',
    used: true,
  },
  {
    advertisementID: 3,
    makeName: 'Claas',
    model: 'Lexion 650',
    price: null,
    createdDate: '2026-11-10T10:00:00Z',
    used: false,
  },
  {
    advertisementID: '4',
    makeName: 'Fendt',
    model: '313 Vario',
    constructionYear: 2015,
    price: { amount: 75 },
    used: true,
  },
];
const index = createStockIndex(stock);
const search = (request: SearchRequest) => searchItems(index, request);
const ids = (request: SearchRequest) => search(request).results.map(getID);
const filter = (...filters: Filter[]) => ids({ filters }).sort();
const find = (term: string, ...properties: ('makeName' | 'model' | 'type')[]) =>
  ids({ freeTextSearch: { term, ...(properties.length > 0 ? { properties } : {}) } }).sort();

test('Without any wish the newest come first, and items without the date last.', () => {
  expect(ids({})).toEqual(['2', '3', '1', '4']);
  expect(search({}).pagination).toEqual({ from: 0, size: 24, total: 4 });
});

test.each<[Sort, string[]]>([
  [{ property: 'createdDate', order: 'asc' }, ['1', '3', '2', '4']],
  [{ property: 'constructionYear', order: 'asc' }, ['2', '4', '1', '3']],
  [{ property: 'constructionYear', order: 'desc' }, ['1', '4', '2', '3']],
  [{ property: 'price.amount', order: 'asc' }, ['2', '4', '1', '3']],
  [{ property: 'price.amount', order: 'desc' }, ['1', '4', '2', '3']],
])('The order %j puts items without the property last.', (sort, expected) => {
  expect(ids({ sort: [sort] })).toEqual(expected);
});

test('Values in one filter are alternatives, filters are added up, no values are no filter.', () => {
  expect(filter({ property: 'makeName', values: ['Fendt', 'Claas'] })).toEqual(['1', '3', '4']);
  expect(filter({ property: 'makeName', values: ['Fendt'] }, { property: 'constructionYear', values: [2015] })).toEqual(
    ['4'],
  );
  expect(filter({ property: 'makeName', values: [] })).toEqual(['1', '2', '3', '4']);
  expect(filter({ property: 'used', values: [false] })).toEqual(['3']);
});

test('Ranges hold both ends, take dotted paths and dates, and never match an item without the property.', () => {
  expect(filter({ property: 'price.amount', minimum: 75 })).toEqual(['1', '4']);
  expect(filter({ property: 'price.amount', minimum: 50, maximum: 75 })).toEqual(['2', '4']);
  expect(filter({ property: 'createdDate', minimum: '2026-11-10T10:00:00Z' })).toEqual(['2', '3']);
  expect(filter({ property: 'createdDate', maximum: '2026-11-05' })).toEqual(['1']);
  expect(filter({ property: 'constructionYear', minimum: '2000' })).toEqual([]);
  expect(filter({ property: 'createdDate', minimum: 'yesterday' })).toEqual([]);
  expect(filter({ property: '__proto__.polluted', values: ['x'] })).toEqual([]);
});

test.each([
  ['vario 724', ['1']],
  ['724 VARIO', ['1']],
  ['var', ['1', '4']],
  ['karcher', ['2']],
  ['Ka\u0308rcher mic', ['2']],
  ['fendt 650', []],
  ['  ', ['1', '2', '3', '4']],
  ['!?', ['1', '2', '3', '4']],
])('The text ‘%s’ finds the items that hold every word.', (term, expected) => {
  expect(find(term)).toEqual(expected);
});

test('Text is looked for in the named properties only.', () => {
  expect(find('fendt', 'model', 'type')).toEqual([]);
  expect(find('profiplus fendt', 'makeName', 'type')).toEqual(['1']);
});

test('Facets of text are counted with the most first, facets of numbers are a range, and both follow the filters.', () => {
  const aggregations = ['makeName', 'constructionYear', 'price.amount', 'used', 'nothing'];
  expect(search({ aggregations, pagination: { size: 0 } })).toEqual({
    results: [],
    aggregations: {
      makeName: [
        { value: 'Fendt', count: 2 },
        { value: 'Claas', count: 1 },
        { value: 'Kärcher', count: 1 },
      ],
      constructionYear: { minimum: 2012, maximum: 2018 },
      'price.amount': { minimum: 50, maximum: 100 },
      used: [
        { value: 'true', count: 3 },
        { value: 'false', count: 1 },
      ],
      nothing: [],
    },
    pagination: { from: 0, size: 0, total: 4 },
  });
  const filtered = search({ aggregations: ['makeName'], filters: [{ property: 'makeName', values: ['Fendt'] }] });
  expect(filtered.aggregations).toEqual({ makeName: [{ value: 'Fendt', count: 2 }] });
  expect(search({})).not.toHaveProperty('aggregations');
});

test('Only the source fields come back, dotted ones too, and always the id.', () => {
  const request: SearchRequest = {
    filters: [{ property: 'model', values: ['724 Vario'] }],
    source: ['makeName', 'price.amount', 'absent'],
  };
  expect(search(request).results).toEqual([{ advertisementID: 1, makeName: 'Fendt', price: { amount: 100 } }]);
  expect(search({ ...request, source: [] }).results).toEqual([stock[0]]);
});

describe('over a generated stock', () => {
  const items = createCatalogue({ seed: 1, size: 240, today: new Date('2026-11-21T12:00:00Z') }).items;
  const catalogue = createStockIndex(items);
  const makeNames = [...new Set(items.map((item) => item.makeName ?? ''))];
  const anyFilter: fc.Arbitrary<Filter> = fc.oneof(
    fc.record({ property: fc.constant('makeName'), values: fc.subarray(makeNames, { minLength: 1 }) }),
    fc.record({ property: fc.constant('constructionYear'), minimum: fc.integer({ min: 1990, max: 2026 }) }),
    fc.record({ property: fc.constant('price.amount'), maximum: fc.integer({ min: 0, max: 20_000_000 }) }),
    fc.record({ property: fc.constant('createdDate'), minimum: fc.constantFrom('2026-01-01', '2026-11-14T00:00:00Z') }),
  );
  const anySort = fc.record({
    property: fc.constantFrom('createdDate' as const, 'constructionYear' as const, 'price.amount' as const),
    order: fc.constantFrom('asc' as const, 'desc' as const),
  });
  const all = (request: SearchRequest) => {
    const results: StockRecord[] = [];
    for (let from = 0; from < items.length; from += 100) {
      results.push(...searchItems(catalogue, { ...request, pagination: { size: 100, from } }).results);
    }
    return results.map((record) => getID(record) ?? '');
  };

  test('pages of any size are the whole result, each item once', () => {
    fc.assert(
      fc.property(
        fc.array(anyFilter, { maxLength: 2 }),
        anySort,
        fc.integer({ min: 1, max: 100 }),
        (filters, sort, size) => {
          const whole = all({ filters, sort: [sort] });
          const paged: (string | null)[] = [];
          let total = Infinity;
          for (let from = 0; from < total; from += size) {
            const page = searchItems(catalogue, { filters, sort: [sort], pagination: { size, from } });
            total = page.pagination.total;
            paged.push(...page.results.map(getID));
          }
          expect(paged).toEqual(whole);
          expect(new Set(whole).size).toBe(whole.length);
          expect(total).toBe(whole.length);
        },
      ),
      { numRuns: 40 },
    );
  });

  test('two filters give what both of them give alone', () => {
    fc.assert(
      fc.property(anyFilter, anyFilter, (one, other) => {
        const both = all({ filters: [one, other] });
        const second = new Set(all({ filters: [other] }));
        expect(both).toEqual(all({ filters: [one] }).filter((id) => second.has(id)));
      }),
      { numRuns: 40 },
    );
  });

  test('two values give as many as one and the other', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...makeNames), { minLength: 2, maxLength: 4 }), (values) => {
        const count = (wanted: string[]) =>
          searchItems(catalogue, { filters: [{ property: 'makeName', values: wanted }] }).pagination.total;
        expect(count(values)).toBe(values.reduce((sum, value) => sum + count([value]), 0));
      }),
    );
  });

  test('the counts of a facet add up to the items that have the property', () => {
    fc.assert(
      fc.property(fc.array(anyFilter, { maxLength: 2 }), (filters) => {
        const { aggregations, pagination } = searchItems(catalogue, { filters, aggregations: ['category.name'] });
        const counts = aggregations?.['category.name'];
        const sum = Array.isArray(counts) ? counts.reduce((total, { count }) => total + count, 0) : -1;
        expect(sum).toBe(pagination.total);
      }),
    );
  });

  test('an item is found by its own words in any order', () => {
    fc.assert(
      fc.property(fc.constantFrom(...items.slice(0, 60)), fc.boolean(), (item, backwards) => {
        const words = [item.makeName, item.model, item.type].join(' ').toUpperCase().split(' ').filter(Boolean);
        const term = (backwards ? words.reverse() : words).join(' ');
        const { results } = searchItems(catalogue, {
          freeTextSearch: { term, properties: ['makeName', 'model', 'type'] },
          pagination: { size: 100 },
        });
        expect(results.map(getID)).toContain(String(item.advertisementID));
      }),
    );
  });

  test('a search never changes the stock', () => {
    const before = JSON.stringify(items);
    all({ source: ['price.amount', 'category.name'] });
    expect(JSON.stringify(items)).toBe(before);
  });
});
