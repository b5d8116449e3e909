/** @size medium */
import fc from 'fast-check';
import * as v from 'valibot';

import { compareItems } from '../../../src/features/stock/model/compare-items';
import { answerFromIndex } from '../../../src/features/stock/model/filter-index/answer-from-index';
import { pageSize, parseQuery } from '../../../src/features/stock/model/search/query';
import { toSearchPlan, toStockAnswer } from '../../../src/features/stock/model/search/search-plan';
import type { SearchRequest } from '../../../src/features/stock/model/search/search-request';
import { createSoldLastSearch } from '../../../src/features/stock/model/search/search-sold-last';
import { defaultSort, parseSort, sorts, toSoldLast } from '../../../src/features/stock/model/search/sort';
import { omit } from '../../../src/lib/omit';
import { searchRequestSchema } from '../../../src/testing/search-request-schema';

import { askApi, toBoth } from './both-answers';
import type { StockRecord } from './stock-record';

const today = new Date('2026-11-21T17:30:00Z');
const category = { name: 'tractors', longPluralTranslated: {} };
const nothing = { items: [], total: 0, facets: {} };

type Status = 'sold' | 'reserved' | 'withdrawn' | null;

/** Items with these states, the newest first. */
const toRecords = (states: readonly Status[]): StockRecord[] =>
  states.map((status, index) => ({
    ...{ advertisementID: 1000 - index, category, status },
    createdDate: new Date(today.getTime() - index * 3_600_000).toISOString(),
    constructionYear: 2000 + (index % 20),
    makeName: index % 3 === 0 ? 'Fendt' : 'Claas',
  }));

/** The site's searches, with every request that they send to the API. */
function createSearch({ api }: ReturnType<typeof toBoth>) {
  const sent: SearchRequest[] = [];
  const searchPage = createSoldLastSearch();
  const search = async (request: SearchRequest) => {
    const answer = await searchPage(omit(request, 'soldLast'), (one) => {
      sent.push(one);
      const value = askApi(api, one);
      return Promise.resolve(
        value === null ? { status: 'error', httpStatus: 200, reason: 'no answer' } : { status: 'ok', value },
      );
    });
    if (answer.status === 'error') throw new Error(answer.reason);
    return answer.value;
  };
  return { search, sent };
}

const states = fc.array(
  fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, fc.constant('reserved' as const), fc.constant('sold' as const)),
  { maxLength: 90 },
);

test('each page of any list, live and of the index, is that of the list with what is sold last', async () => {
  await fc.assert(
    fc.asyncProperty(
      states,
      fc.constantFrom(...sorts),
      fc.constantFrom('', '?filter-makeName[]=Claas', '?filter-status=available'),
      fc.integer({ min: 1, max: 4 }),
      async (all, name, filter, firstPage) => {
        const both = toBoth(toRecords(all));
        const sort = parseSort(name) ?? defaultSort;
        const query = { ...parseQuery(filter), sort, page: 4 };
        const { pages } = toSearchPlan({ query, scope: {}, today, firstPage });
        const { search, sent } = createSearch(both);
        const found = await Promise.all(pages.map(search));
        const wanted = both.items.filter(
          ({ makeName, status }) =>
            (filter.includes('Claas') ? makeName === 'Claas' : true) &&
            (filter.includes('status') ? status !== 'sold' : true),
        );
        const listed = toSoldLast(wanted.toSorted(compareItems(sort))).slice((firstPage - 1) * pageSize, 4 * pageSize);
        expect(toStockAnswer(found, [], nothing).items).toEqual(listed);
        expect(found.every(({ total }) => total === wanted.length)).toBe(true);
        const own = pages.flatMap((request) => answerFromIndex(both.index, request)?.items ?? []);
        expect(own.map(({ advertisementID }) => advertisementID)).toEqual(
          listed.map(({ advertisementID }) => advertisementID),
        );
        for (const request of sent) expect(v.safeParse(searchRequestSchema, request).issues).toBeUndefined();
      },
    ),
    { numRuns: 200 },
  );
});

const many = (count: number, status: Status) => Array.from({ length: count }, () => status);
const toRange = ({ pagination, filters }: SearchRequest) => [
  pagination.from,
  filters.flatMap((filter) => ('values' in filter ? filter.values : [])),
];
const toPlan = (page: number, firstPage = page) =>
  toSearchPlan({ query: { ...parseQuery(''), page }, scope: {}, today, firstPage }).pages;
const free = [null, 'reserved'];

test.each<[string, Status[], unknown[]]>([
  ['nothing is sold', many(60, null), []],
  ['all is on it', [...many(10, 'sold'), ...many(14, null)], []],
  ['what is sold comes later anyway', [...many(24, null), ...many(9, 'sold')], []],
  ['some of it is sold: as many as take its place', ['sold', ...many(60, null)], [[23, free]]],
  ['five of it are sold: a whole page of six', [...many(5, 'sold'), ...many(60, null)], [[18, free]]],
  [
    'little can be bought',
    [...many(30, 'sold'), ...many(4, null)],
    [
      [0, free],
      [0, ['sold']],
    ],
  ],
])('a first page costs no request more than it has to: %s', async (_, all, more) => {
  const { search, sent } = createSearch(toBoth(toRecords(all)));
  const [request] = toPlan(1);
  if (request === undefined) throw new Error('no page');
  const answer = await search(request);
  expect(sent.map(toRange)).toEqual([[0, []], ...more]);
  // As the API has it: a list counts by it what is new.
  expect(answer.unsplit?.map(({ advertisementID }) => advertisementID)).toEqual(
    all.slice(0, 24).map((__, index) => String(1000 - index)),
  );
});

test('a page more costs one request, also when all are asked for at once', async () => {
  const { search, sent } = createSearch(toBoth(toRecords(['sold', ...many(90, null)])));
  await Promise.all(toPlan(3, 1).map(search));
  expect(sent.map(toRange)).toEqual([
    [0, []],
    [23, free],
    [24, free],
    [48, free],
  ]);
});

test('a list of which something was sold meanwhile is counted again', async () => {
  const searchPage = createSoldLastSearch();
  const before = toBoth(toRecords(['sold', ...many(60, null)]));
  const after = toBoth(toRecords(['sold', 'sold', ...many(59, null)]));
  const [first, second] = toPlan(2, 1);
  const ask = (both: typeof before, request: SearchRequest) =>
    searchPage(omit(request, 'soldLast'), (one) => {
      const value = askApi(both.api, one);
      if (value === null) throw new Error('no answer');
      return Promise.resolve({ status: 'ok', value });
    });
  if (first === undefined || second === undefined) throw new Error('no page');
  await ask(before, first);
  const answer = await ask(after, second);
  const ids = answer.status === 'ok' ? answer.value.items.map(({ advertisementID }) => advertisementID) : [];
  expect(ids).toEqual(Array.from({ length: 24 }, (_, index) => String(974 - index)));
});

test('where the parts do not add up to the list, the page of the API stays', async () => {
  const { search } = createSearch(toBoth(toRecords(['sold', 'withdrawn', ...many(60, null)])));
  for (const [index, request] of toPlan(3, 1).entries()) {
    const { items, total } = await search(request);
    expect(total).toBe(62);
    expect(items[0]?.advertisementID).toBe(String(1000 - index * 24));
  }
});
