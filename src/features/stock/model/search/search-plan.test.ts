import fc from 'fast-check';

import { buildSearchResult } from '../../../../testing/factories/search-result';
import { validQuery } from '../../../../testing/factories/stock-query';
import type { StockItem } from '../item';

import type { Facet } from './facets';
import { filters, getFacetProperties } from './filters';
import { parseQuery } from './query';
import { toCountPlan, toSearchPlan, toStockAnswer, withoutFilter, type StockAnswer } from './search-plan';
import type { Scope } from './search-request';

const today = new Date('2026-11-21T17:30:00Z');
const toRequest = (search: string, scope: Scope = {}) => ({ query: parseQuery(search), scope, today });
const toPlan = (search: string, { firstPage = 1, scope = {} }: { firstPage?: number; scope?: Scope } = {}) =>
  toSearchPlan({ ...toRequest(search, scope), firstPage });

describe('the plan for a list', () => {
  test.each([
    ['', 1, [0]],
    ['?page=3', 1, [0, 24, 48]],
    ['?page=4', 3, [48, 72]],
    ['?page=416', 416, [9960]],
  ])('of %p shown from page %d on asks for 24 items from each of %j', (search, firstPage, from) => {
    const { pages } = toPlan(search, { firstPage });
    expect(pages.map(({ pagination }) => pagination)).toEqual(from.map((position) => ({ size: 24, from: position })));
  });

  test('asks for the facets with the first page that is shown, and only with it', () => {
    const { pages } = toPlan('?page=4', { firstPage: 2 });
    expect(pages.map(({ aggregations }) => aggregations)).toEqual([getFacetProperties([]), undefined, undefined]);
  });

  test('has no further requests when no selected filter has other values to count', () => {
    const search = '?freeTextSearch=vario&filter-createdDate=week&filter-advertiserStockNumber=L1';
    expect(toPlan(search).facets).toEqual([]);
  });

  test('asks for a facet again without its own filter, with all the others, and for no items', () => {
    const { facets } = toPlan(
      '?freeTextSearch=vario&filter-makeName[]=Fendt,Claas&filter-transaction=rental&filter-constructionYear-min=2012&page=3',
    );
    const year = { property: 'constructionYear', minimum: 2012 };
    const rental = { property: 'transaction', values: ['rental', 'both'] };
    const common = { pagination: { size: 0, from: 0 }, freeTextSearch: { term: 'vario' } };
    const counted = facets.filter(({ isTotalWith }) => isTotalWith === undefined);
    expect(counted).toMatchObject([
      { property: 'makeName', request: { ...common, aggregations: ['makeName'], filters: [year, rental] } },
      {
        property: 'transaction',
        request: {
          ...common,
          aggregations: ['transaction'],
          filters: [{ property: 'makeName', values: ['Fendt', 'Claas'] }, year],
        },
      },
    ]);
  });

  test.each([
    ['with', '', { isTotalWith: true, orValues: [null] }],
    ['without', '&filter-operatingHours-unknown=yes', { isTotalWith: false, orValues: undefined }],
  ])('asks for the total of a range %s the items without a value', (_, taken, { isTotalWith, orValues }) => {
    const { facets, pages } = toPlan(`?filter-makeName[]=Fendt&filter-operatingHours-max=3000${taken}&page=2`);
    const hours = facets.filter(({ property }) => property === 'operatingHours');
    const makes = { property: 'makeName', values: ['Fendt'] };
    const range = { property: 'operatingHours', maximum: 3000 };
    expect(hours).toMatchObject([{ isTotalWith, request: { pagination: { size: 0, from: 0 } } }]);
    expect(hours[0]?.request.aggregations).toBeUndefined();
    expect(hours[0]?.request.filters).toEqual([makes, { ...range, ...(orValues && { orValues }) }]);
    expect(pages[0]?.filters).toEqual([makes, { ...range, ...(!isTotalWith && { orValues: [null] }) }]);
  });

  test('a price and a measure of 0 are unknown, too', () => {
    const search = '?filter-price.amount-max=9&filter-price.amount-unknown=yes&filter-power.value-min=9';
    expect(toPlan(search).pages[0]?.filters).toEqual([
      { property: 'price.amount', minimum: 1, maximum: 900, orValues: [null, 0] },
      { property: 'power.value', minimum: 9 },
    ]);
  });

  test('counts the other categories of the sector, not those of the whole stock', () => {
    const scope = { 'category.name': ['tractors', 'balers'] };
    const { facets } = toPlan('?filter-category.name[]=balers', { scope });
    expect(facets.map(({ request }) => request.filters)).toEqual([
      [{ property: 'category.name', values: ['tractors', 'balers'] }],
    ]);
  });

  test('takes from each facet’s question its own filter and those that refine it, and nothing else, for any query', () => {
    fc.assert(
      fc.property(validQuery, (query) => {
        const { pages, facets } = toSearchPlan({ query, scope: {}, today, firstPage: query.page });
        const asked = pages[0]?.filters ?? [];
        const refining = filters.filter((row) => 'refines' in row).map((row) => row.property);
        for (const { property, request, isTotalWith } of facets) {
          if (isTotalWith !== undefined) continue;
          const left: string[] = property === 'category.name' ? [property, ...refining] : [property];
          expect(request.filters).toEqual(asked.filter((filter) => !left.includes(filter.property)));
          expect(request.filters.length).toBeLessThan(asked.length);
        }
      }),
    );
  });

  test.each<[string, Scope, string[]]>([
    ['', {}, []],
    ['?filter-category.name[]=tractors', {}, ['power.value']],
    ['', { 'category.name': ['tractors'] }, ['power.value']],
    ['?filter-category.name[]=telehandlers,yardLoaders', {}, ['power', 'liftingHeight', 'liftingCapacity']],
    ['?filter-category.name[]=tractors,forklifts', {}, []],
    ['?filter-category.name[]=airships', {}, []],
    ['', { 'category.name': ['tractors', 'balers'] }, []],
    ['', { 'category.name': [] }, []],
    ['?filter-category.name[]=sprayers', { 'category.name': ['sprayers', 'balers'] }, ['workingWidth', 'tankCapacity']],
    ['?filter-power.value-min=100', {}, []],
  ])('of %p in %j asks for the ranges of %j, which are for these categories', (search, scope, expected) => {
    const asked = toPlan(search, { scope }).pages[0]?.aggregations ?? [];
    const names = asked.filter((name) => name.endsWith('.value')).map((name) => name.split('.')[0]);
    expect(names).toEqual(expected.map((name) => name.split('.')[0]));
    expect(toCountPlan(toRequest(search, scope)).pages[0]?.aggregations).toEqual(asked);
  });

  test('has the same key for the same questions only', () => {
    const { key } = toPlan('?filter-makeName[]=Fendt&page=2');
    expect(toPlan('?page=2&utm_source=mail&filter-makeName[]=Fendt').key).toBe(key);
    const others = [
      toPlan('?filter-makeName[]=Claas&page=2'),
      toPlan('?filter-makeName[]=Fendt&page=2', { firstPage: 2 }),
      toPlan('?filter-makeName[]=Fendt&page=2&sortBy=price_amount-asc'),
      toPlan('?filter-makeName[]=Fendt&page=2', { scope: { 'category.name': ['balers'] } }),
    ];
    for (const other of others) expect(other.key).not.toBe(key);
  });
});

test('the plan of a query without items requests the total and the facets', () => {
  const plan = toCountPlan(toRequest('?filter-makeName[]=Fendt&page=3'));
  expect(plan.pages).toMatchObject([{ pagination: { size: 0, from: 0 }, aggregations: getFacetProperties([]) }]);
  expect(plan.facets).toEqual(toPlan('?filter-makeName[]=Fendt&page=3').facets);
});

test.each([
  ['makeName', '?filter-constructionYear-min=2012&page=2'],
  ['constructionYear', '?filter-makeName[]=Fendt&page=2'],
  ['energyType', '?filter-makeName[]=Fendt&filter-constructionYear-min=2012&page=2'],
] as const)('a query without its filter on %s is that of %s', (property, search) => {
  const query = parseQuery('?filter-makeName[]=Fendt&filter-constructionYear-min=2012&page=2');
  expect(withoutFilter(query, property)).toEqual(parseQuery(search));
});

describe('the answers to a plan', () => {
  const counts = (value: string, count: number): Facet => ({ counts: [{ value, count }] });
  const nothing = { items: [], total: 0, facets: {} };

  test('list the same items as the same list, other ones as another', () => {
    const page = buildSearchResult([1, 2]);
    const before = toStockAnswer([page], [], nothing);
    expect(toStockAnswer([{ ...page, total: 9 }], [], before)).toMatchObject({ total: 9 });
    expect(toStockAnswer([{ ...page, total: 9 }], [], before).items).toBe(before.items);
    expect(toStockAnswer([{ ...page, items: page.items.slice(1) }], [], before).items).toEqual(page.items.slice(1));
    expect(toStockAnswer([buildSearchResult([1, 2, 3])], [], before).items).toHaveLength(3);
  });

  test('hold an item once, where it came first, although it moved on to a later page', () => {
    const pages = [
      buildSearchResult([5, 4, 3], { total: 7 }),
      buildSearchResult([3, 2, 1], { total: 8 }),
      buildSearchResult([1, 5, 0]),
    ];
    const { items, total } = toStockAnswer(pages, [], nothing);
    expect(items.map(({ advertisementID }) => advertisementID)).toEqual(['5', '4', '3', '2', '1', '0']);
    expect(total).toBe(7);
    expect(items[2]).toBe(pages[0]?.items[2]);
  });

  test('have what is sold at the end of each page, and a page more moves no item', () => {
    const sell = (ids: number[], ...sold: number[]) => {
      const page = buildSearchResult(ids);
      const items = page.items.map((item): StockItem =>
        sold.includes(Number(item.advertisementID)) ? { ...item, status: 'sold' } : item,
      );
      return { ...page, items };
    };
    const toIds = ({ items }: StockAnswer) => items.map(({ advertisementID }) => Number(advertisementID));
    const first = toStockAnswer([sell([9, 8, 7], 9)], [], nothing);
    expect(toIds(first)).toEqual([8, 7, 9]);
    const both = toStockAnswer([sell([9, 8, 7], 9), sell([6, 5, 4], 5)], [], first);
    expect(toIds(both)).toEqual([8, 7, 9, 6, 4, 5]);
    // Sold since it came on screen: of a page that the API sorts, and of one that has what is sold elsewhere.
    expect(toIds(toStockAnswer([sell([9, 8, 7], 9, 8)], [], first))).toEqual([8, 7, 9]);
    const split = { ...sell([7, 6, 5]), unsplit: sell([9, 8, 7], 9, 8).items };
    const after = toStockAnswer([split], [], first);
    expect(toIds(after)).toEqual([8, 7, 6, 5]);
    expect(after.items[0]?.status).toBe('sold');
    expect(toIds(toStockAnswer([split], [], after))).toEqual([7, 6, 5]);
  });

  test('take a facet from its own answer, those without a selection from the first page', () => {
    const first = { makeName: counts('Fendt', 3), energyType: counts('diesel', 3) };
    const own = { makeName: counts('Claas', 9), energyType: counts('electric', 9) };
    const facets = [{ property: 'makeName', result: buildSearchResult([], { facets: own }) }] as const;
    expect(toStockAnswer([buildSearchResult([1], { facets: first })], facets, nothing).facets).toEqual({
      makeName: counts('Claas', 9),
      energyType: counts('diesel', 3),
    });
  });

  test('keep a facet as it was while its own answer is missing', () => {
    const before = { makeName: counts('Claas', 9), transaction: counts('sale', 9), energyType: counts('lpg', 9) };
    const page = buildSearchResult([1], { facets: { makeName: counts('Fendt', 3), energyType: counts('diesel', 3) } });
    expect(
      toStockAnswer([page], [{ property: 'makeName', result: null }], { ...nothing, facets: before }).facets,
    ).toEqual({
      makeName: counts('Claas', 9),
      energyType: counts('diesel', 3),
    });
  });

  test('say how many items have no value: what the range has more with them, or less without', () => {
    const reach = { minimum: 1, maximum: 9 };
    const page = buildSearchResult([1], { total: 7, facets: { operatingHours: reach } });
    const answer = (isTotalWith: boolean, total: number | null, before = nothing) => {
      const result = total === null ? null : buildSearchResult([], { total });
      return toStockAnswer([page], [{ property: 'operatingHours', isTotalWith, result }], before).facets.operatingHours;
    };
    expect(answer(true, 12)).toEqual({ ...reach, unknown: 5 });
    expect(answer(false, 2)).toEqual({ ...reach, unknown: 5 });
    // An API that does not know the question counts the same, or fewer if it takes both for conditions.
    expect(answer(true, 7)).toEqual({ ...reach, unknown: 0 });
    expect(answer(true, 0)).toEqual({ ...reach, unknown: 0 });
    expect(answer(true, null)).toEqual(reach);
    expect(answer(true, null, { ...nothing, facets: { operatingHours: { ...reach, unknown: 5 } } })).toEqual({
      ...reach,
      unknown: 5,
    });
  });

  test('use the facet of the first page until their own answer arrives', () => {
    const page = buildSearchResult([1], { facets: { makeName: counts('Fendt', 3) } });
    const broken = buildSearchResult([]);
    for (const result of [null, broken])
      expect(toStockAnswer([page], [{ property: 'makeName', result }], nothing).facets).toEqual({
        makeName: counts('Fendt', 3),
      });
  });
});
