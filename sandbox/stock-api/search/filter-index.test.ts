/** @size medium */
import fc from 'fast-check';

import { toIndexedItem } from '../../../src/features/stock/model/filter-index/filter-index';
import { toCardKey } from '../../../src/features/stock/model/item-card-key';
import { filters } from '../../../src/features/stock/model/search/filters';
import { emptyQuery, parseQuery, type StockQuery } from '../../../src/features/stock/model/search/query';
import { toCountPlan, toSearchPlan } from '../../../src/features/stock/model/search/search-plan';
import { parseSort, sorts } from '../../../src/features/stock/model/search/sort';
import { createCatalogue } from '../../catalogue/create-catalogue';

import { compare, toBoth } from './both-answers';
import type { StockRecord } from './stock-record';

const today = new Date('2026-11-21T17:30:00Z');

/** Photos have their whole address only when they are sent. */
const sent = createCatalogue({ seed: 5, size: 400, today }).items.map((item) => ({
  ...item,
  images: item.images.map((image) => ({ ...image, url: `https://a.example${image.url}` })),
}));
const catalogue = toBoth(sent);

const someOf = (property: string) => {
  const { columns, lists } = catalogue.index;
  const column = columns.get(property) ?? lists.get(property);
  const values = column?.values.filter((value) => value !== null).map(String) ?? [];
  const all = [...new Set(values)];
  return fc.subarray(all, { minLength: 1, maxLength: Math.min(all.length, 4) });
};
/** With as many decimals as an address may have. */
const toTyped = (value: number, scale: number) => {
  const step = Math.min(scale, 100);
  return Math.round((value * step) / scale) / step;
};
const range = (property: string, scale: number) => {
  const values = catalogue.index.columns.get(property)?.values.flatMap((value) => Number(value ?? NaN) || []) ?? [];
  const bound = fc.oneof(
    fc.constant(null),
    fc.constantFrom(...values).map((value) => (scale === 100 ? Math.round(value / scale) : toTyped(value, scale))),
  );
  return fc.record({ minimum: bound, maximum: bound, withUnknown: fc.boolean() });
};

/** Queries about the machines that there are. */
const query: fc.Arbitrary<StockQuery> = fc.record({
  term: fc.oneof(
    { weight: 3, arbitrary: fc.constant('') },
    fc.record({ make: someOf('makeName'), model: someOf('model'), cut: fc.nat(9) }).map(({ make, model, cut }) =>
      [...(cut < 5 ? [] : model.slice(0, 1)), ...make.slice(0, 1)]
        .join(' ')
        .slice(0, cut === 0 ? 3 : undefined)
        .toLowerCase(),
    ),
  ),
  values: fc.record(
    Object.fromEntries(
      filters.flatMap((row): [string, fc.Arbitrary<string[]>][] => {
        if (row.control === 'range') return [];
        if (row.control === 'choice')
          return [[row.property, fc.constantFrom(...Object.keys(row.choices)).map((one) => [one])]];
        if (row.control === 'recent' || row.control === 'flag') return [[row.property, fc.constant([row.value])]];
        return [[row.property, someOf(row.property).map((all) => (row.control === 'text' ? all.slice(0, 1) : all))]];
      }),
    ),
    { requiredKeys: [] },
  ),
  ranges: fc.record(
    Object.fromEntries(
      filters.flatMap((row) => (row.control === 'range' ? [[row.property, range(row.property, row.scale)]] : [])),
    ),
    { requiredKeys: [] },
  ),
  sort: fc.constantFrom(...sorts).map((name) => parseSort(name) ?? emptyQuery.sort),
  page: fc.integer({ min: 1, max: 3 }),
});

/** Filters that have more than a handful of machines left are few together. */
const few = fc
  .tuple(
    query,
    fc.subarray(
      filters.map(({ property }) => property as string),
      { maxLength: 3 },
    ),
  )
  .map(([all, kept]): StockQuery => {
    const keep = <T extends object>(rows: T) =>
      Object.fromEntries(Object.entries(rows).filter(([property]) => kept.includes(property))) as T;
    return { ...all, values: keep(all.values), ranges: keep(all.ranges) };
  });

test('what the index answers is what the stock API answers, to every question of a list', () => {
  let answered = 0;
  let asked = 0;
  fc.assert(
    fc.property(few, fc.boolean(), (wanted, isScoped) => {
      const scope = isScoped ? { 'category.name': ['tractors', 'forklifts', 'wheelLoaders'] } : {};
      const plan = toSearchPlan({ query: wanted, scope, today, firstPage: wanted.page });
      const requests = [...plan.pages, ...plan.facets.map(({ request }) => request)];
      for (const request of requests) {
        asked += 1;
        if (compare(catalogue, request)) answered += 1;
      }
    }),
    { numRuns: 400 },
  );
  // The others have words that could be meant otherwise.
  expect(answered / asked).toBeGreaterThan(0.8);
});

test.each([
  ...filters.map((row): [string] => {
    const { property, control } = row;
    if (control === 'range') return [`?filter-${property}-min=1950`];
    if (control === 'flag') return [`?filter-${property}=${row.value}`];
    if (control === 'choice') return [`?filter-${property}=${Object.keys(row.choices)[1] ?? ''}`];
    const [value = ''] = catalogue.index.columns.get(property)?.values.filter((one) => one !== null) ?? [];
    const given = { options: String(value), recent: 'week', text: String(value) }[control];
    return [`?filter-${property}=${encodeURIComponent(given)}`];
  }),
  ['?freeTextSearch=Fendt'],
  ['?freeTextSearch=fendt+vario'],
  [''],
])('the newest of %p are in the index, with their counts and those of each facet', (search) => {
  const request = { query: parseQuery(search), scope: {}, today };
  const plan = toSearchPlan({ ...request, firstPage: 1 });
  for (const one of [...plan.pages, ...toCountPlan(request).pages, ...plan.facets.map((facet) => facet.request)])
    expect(compare(catalogue, one)).toBe(true);
});

/** Machines that are alike in much and lack much. */
const record = fc.record(
  {
    createdDate: fc.constantFrom(
      '2026-11-20T10:00:00Z',
      '2026-11-20T12:00:00+02:00',
      '2026-11-13T23:59:59Z',
      '2026-11-14T00:00:00Z',
      'gisteren',
    ),
    subCategory: fc.constantFrom(null, { name: 'a', longPluralTranslated: {} }),
    makeName: fc.constantFrom('Fendt', 'Claas', 'Kärcher'),
    model: fc.constantFrom('724 Vario', 'Vario', '1'),
    type: fc.constantFrom('S4', 'Profi'),
    advertiserStockNumber: fc.constantFrom('L001', 'L12', '12', 'L-', '7/8', 'a b 9', '12345678901234567'),
    constructionYear: fc.constantFrom(2012, 2018),
    operatingHours: fc.constantFrom(0, 10, 3000),
    price: fc.constantFrom(null, { amount: 0, currency: 'EUR' }, { amount: 4_990_000, currency: 'EUR' }),
    pricing: fc.constantFrom({ type: 'request' }, { type: 'fixed', vat: 'btw' }),
    transaction: fc.constantFrom('sale', 'rental', 'both'),
    status: fc.constantFrom(null, 'sold', 'stolen'),
    used: fc.boolean(),
    freeliftAvailable: fc.boolean(),
    mastStageCount: fc.constantFrom('2', '3', 'triplex'),
    transmissionType: fc.constantFrom('manual', 'cvt'),
    energyType: fc.constantFrom('diesel', 'electric'),
    emissionsClass: fc.constantFrom('Stage V', 'Stage IIIB'),
    power: fc.constantFrom({ value: 174, unit: 'kW' }, { value: 50.5, unit: 'kW' }),
    images: fc.constantFrom([], [{ url: 'https://a.example/1.jpg' }, { url: 'https://a.example/2.jpg' }]),
  },
  { requiredKeys: [] },
);
const id = fc.oneof(fc.nat(1000), fc.constantFrom(99, 100, 999_999_999_999_999));
const stock = fc.uniqueArray(id, { maxLength: 12 }).chain((numbers) =>
  fc.tuple(
    ...numbers.map((advertisementID) =>
      record.map((one): StockRecord => {
        const category = { name: advertisementID % 2 === 0 ? 'tractors' : 'balers', longPluralTranslated: {} };
        return { advertisementID, category, ...one };
      }),
    ),
  ),
);

test('nor is it another for machines that are alike, lack what is asked for, or have odd numbers', () => {
  fc.assert(
    fc.property(
      stock,
      fc.constantFrom(
        '',
        '?filter-createdDate=week',
        '?filter-price.amount-max=60000',
        '?filter-price.amount-max=60000&filter-price.amount-unknown=yes',
        '?filter-constructionYear-min=2015',
        '?filter-advertiserStockNumber=l12',
        '?filter-makeName[]=Fendt,Claas&filter-transaction=sales',
        '?freeTextSearch=vario',
        '?freeTextSearch=karcher+1',
        '?filter-operatingHours-max=10&filter-energyType[]=diesel',
        '?filter-status=available&filter-used=new',
        '?filter-images=with&filter-freeliftAvailable=yes',
        '?filter-mastStageCount[]=3&filter-transmissionType[]=manual',
      ),
      fc.constantFrom(...sorts),
      (records, search, sort) => {
        const both = toBoth(records);
        const wanted = { ...parseQuery(search), sort: parseSort(sort) ?? emptyQuery.sort };
        const plan = toSearchPlan({ query: wanted, scope: {}, today, firstPage: 1 });
        for (const request of [...plan.pages, ...plan.facets.map((facet) => facet.request)]) compare(both, request);
        const rebuilt = both.index.ids.map((_, place) => toCardKey(toIndexedItem(both.index, place)));
        expect(new Set(rebuilt)).toEqual(new Set(both.items.map(toCardKey)));
      },
    ),
    { numRuns: 500 },
  );
});
