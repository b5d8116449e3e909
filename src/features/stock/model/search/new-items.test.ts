import { buildItem } from '../../../../testing/factories/search-result';

import { countNew, toggleNew } from './new-items';
import { emptyQuery, formatQuery, parseQuery } from './query';

const today = new Date('2026-11-21T17:30:00Z');
const item = (advertisementID: number, createdDate: string | null) => buildItem({ advertisementID, createdDate });
const fresh = [item(9, '2026-11-21T08:00:00Z'), item(8, '2026-11-14T00:00:00Z')];
const old = item(7, '2026-11-13T23:59:59Z');
const list = (items: typeof fresh, total = 240) => ({ items, total, facets: {} });
const base = { query: emptyQuery, scope: {}, today, firstPage: 1, search: null };

test('a list with the newest first ends what is new in sight: nobody has to be asked', () => {
  const search = jest.fn();
  expect(countNew({ ...base, search, answer: list([...fresh, old]) })).toBe(2);
  expect(countNew({ ...base, search, answer: list([old]) })).toBe(0);
  expect(countNew({ ...base, search, answer: list([item(1, null)]) })).toBe(0);
  expect(countNew({ ...base, search, answer: list(fresh, 2) })).toBe(2);
  expect(search).not.toHaveBeenCalled();
});

test('what is sold is counted where the API sorts it, and nobody guesses where that is not known', () => {
  const facets = { status: { counts: [{ value: 'sold', count: 3 }] } };
  const split = { items: [old, fresh[0] ?? old], total: 240, facets };
  expect(countNew({ ...base, answer: split })).toBeNull();
  expect(countNew({ ...base, answer: { ...split, total: 2 } })).toBe(1);
  expect(countNew({ ...base, answer: { ...split, items: [old], unsplit: [...fresh, old] } })).toBe(2);
});

test.each([
  ['all in sight are new', emptyQuery, 1, list(fresh)],
  ['another order', parseQuery('?sortBy=price_amount-asc'), 1, list([old])],
  ['a later page', emptyQuery, 2, list([old])],
  ['an answer without times', emptyQuery, 1, null],
])('%s: the index counts, and without it the number is unknown', (_, query, firstPage, answer) => {
  const search = jest.fn(() => ({ total: 31 }));
  expect(countNew({ ...base, query, firstPage, answer, search })).toBe(31);
  expect(search).toHaveBeenCalledWith(
    expect.objectContaining({ filters: [{ property: 'createdDate', minimum: '2026-11-14T00:00:00Z' }] }),
  );
  expect(countNew({ ...base, query, firstPage, answer })).toBeNull();
});

test('the filter is set and removed as a plain one; set, the total is the number', () => {
  const query = toggleNew(parseQuery('?filter-makeName[]=Fendt&page=3'));
  expect(formatQuery(query)).toBe('?filter-makeName[]=Fendt&filter-createdDate=week');
  expect(countNew({ ...base, query, answer: list(fresh, 12) })).toBe(12);
  expect(formatQuery(toggleNew(query))).toBe('?filter-makeName[]=Fendt');
});
