import { filters } from '../search/filters';
import { emptyQuery, formatQuery, parseQuery } from '../search/query';
import { sorts } from '../search/sort';

import { isRefined } from './refined';

test.each(['', '?page=2', '?utm_source=x&page=3', '?my-filter-x=1', '?xsortBy=1'])(
  '‘%s’ is the list itself',
  (search) => {
    expect(isRefined(search)).toBe(false);
  },
);

test.each([
  ...filters.map(({ property, control }) =>
    control === 'range' ? `?filter-${property}-min=1` : `?filter-${property}[]=x`,
  ),
  ...sorts.map((sort) => `?page=2&sortBy=${sort}`),
  '?freeTextSearch=fendt',
  '?filter-makeName%5B%5D=Fendt',
  'a=1&filter-used=true',
])('‘%s’ is one of endless many', (search) => {
  expect(isRefined(search)).toBe(true);
});

test('recognizes every address that the site writes', () => {
  expect(isRefined(formatQuery({ ...emptyQuery, page: 4 }))).toBe(false);
  expect(isRefined(formatQuery(parseQuery('?filter-makeName[]=Fendt')))).toBe(true);
});
