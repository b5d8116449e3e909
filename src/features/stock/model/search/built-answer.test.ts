import { buildItem, buildSearchResult } from '../../../../testing/factories/search-result';

import { isTooOld, toBuiltAnswer } from './built-answer';
import { emptyQuery, parseQuery } from './query';
import { toCountPlan, toSearchPlan } from './search-plan';

const request = { query: emptyQuery, scope: {}, today: new Date('2026-11-21T17:30:00Z') };
const plan = toSearchPlan({ ...request, firstPage: 1 });
const found = buildSearchResult([1, 2]);
const sources = { search: () => found, recall: () => null, isListed: () => true };

test('the index answers each request of the plan', () => {
  const filtered = toSearchPlan({ ...request, query: parseQuery('?filter-makeName[]=Fendt'), firstPage: 1 });
  expect(toBuiltAnswer(filtered, sources)).toEqual({
    pages: [found],
    facets: [{ property: 'makeName', result: found }],
  });
});

test('an earlier answer of the stock API about an item is newer than the index', () => {
  const known = buildItem({ advertisementID: 2, status: 'sold' });
  const answer = toBuiltAnswer(plan, { ...sources, recall: (id) => (id === '2' ? known : null) });
  expect(answer?.pages[0]?.items).toEqual([found.items[0], known]);
});

test('an empty list is left to the stock API; a total of zero is shown', () => {
  const nothing = { ...sources, search: () => buildSearchResult([]) };
  expect(toBuiltAnswer(plan, nothing)).toBeNull();
  expect(toBuiltAnswer(toCountPlan(request), nothing)?.pages).toEqual([buildSearchResult([])]);
});

test('more pages than one are not taken from the index', () => {
  expect(
    toBuiltAnswer(toSearchPlan({ ...request, query: { ...emptyQuery, page: 2 }, firstPage: 1 }), sources),
  ).toBeNull();
  expect(
    toBuiltAnswer(toSearchPlan({ ...request, query: { ...emptyQuery, page: 2 }, firstPage: 2 }), sources),
  ).not.toBeNull();
});

test('no answer when the index has none, or has a category that the page does not know', () => {
  expect(toBuiltAnswer(plan, { ...sources, search: () => null })).toBeNull();
  expect(toBuiltAnswer(plan, { ...sources, isListed: ({ advertisementID }) => advertisementID !== '2' })).toBeNull();
  const filtered = toSearchPlan({ ...request, query: parseQuery('?filter-makeName[]=Fendt'), firstPage: 1 });
  const search = ({ pagination }: { pagination: { size: number } }) => (pagination.size === 0 ? null : found);
  expect(toBuiltAnswer(filtered, { ...sources, search })).toBeNull();
});

test.each([
  [240, 240, false],
  [240, 243, false],
  [12, 9, false],
  [0, 3, false],
  [0, 4, true],
  [240, 229, false],
  [240, 227, true],
  [10_000, 9_500, true],
])('an index that finds %d where %d are: too old is %p', (built, live, expected) => {
  expect(isTooOld(built, live)).toBe(expected);
});
