import { getLast, getMissing, type Missing } from './missing-pages';
import { emptyQuery, type StockQuery } from './query';
import { toSearchPlan } from './search-plan';

const today = new Date('2026-11-21T17:30:00Z');
const toPlan = (firstPage: number, page: number, query: Partial<StockQuery> = {}) =>
  toSearchPlan({ query: { ...emptyQuery, ...query, page }, scope: {}, firstPage, today });

test.each([
  ['nothing', [1, 2], [1, 2], null],
  ['nothing', [2, 2], [1, 3], null],
  ['a later page', [1, 3], [1, 2], 'after'],
  ['a later page', [3, 3], [1, 1], 'after'],
  ['an earlier page', [1, 3], [2, 3], 'before'],
] as [string, [number, number], [number, number], Missing][])(
  '%s is missing when pages %j are asked for and %j are shown',
  (_, asked, shown, missing) => {
    expect(getMissing(toPlan(...asked), toPlan(...shown))).toBe(missing);
  },
);

test.each<[string, Partial<StockQuery>]>([
  ['a filter', { values: { makeName: ['Fendt'] } }],
  ['a word', { term: 'vario' }],
  ['an order', { sort: { property: 'constructionYear', order: 'asc' } }],
])('the list itself is missing when %s differs, whatever the pages', (_, query) => {
  expect(getMissing(toPlan(1, 2, query), toPlan(1, 2))).toBe('list');
});

test('the last page of a plan counts from 1', () => {
  expect([toPlan(1, 1), toPlan(2, 5), toPlan(7, 7)].map(getLast)).toEqual([1, 5, 7]);
});
