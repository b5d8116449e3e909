import fc from 'fast-check';

import { sectorIds } from '../../../../i18n/routes';
import { validQuery } from '../../../../testing/factories/stock-query';
import { parseQuery } from '../search/query';

import {
  feedLimits,
  formatFeedFilter,
  parseFeedFilter,
  parseFeedFormat,
  toFilterFeedPath,
  toListFilter,
  toListPath,
  type FeedFilter,
} from './filter-feed';

test.each([
  ['', ''],
  ['?utm_source=x&filter-makeName[]=Fendt&page=3&sortBy=price_amount-asc', '?filter-makeName[]=Fendt'],
  ['?filter-makeName[]=Fendt&sector=agriculture', '?sector=agriculture&filter-makeName[]=Fendt'],
  [
    '?format=json&filter-constructionYear-min=2025&filter-constructionYear-max=2018',
    '?filter-constructionYear-min=2018&filter-constructionYear-max=2025',
  ],
  ['?filter-nonsense[]=1&filter-price.amount-max=abc', ''],
])('of ‘%s’ ‘%s’ is the canonical form', (search, canonical) => {
  expect(formatFeedFilter(parseFeedFilter(search) as FeedFilter)).toBe(canonical);
});

test('a filter comes back from its address, whatever it is', () => {
  fc.assert(
    fc.property(validQuery, fc.constantFrom(null, ...sectorIds), (query, sector) => {
      const filter = { sector, query: { ...query, sort: parseQuery('').sort, page: 1 } };
      expect(parseFeedFilter(formatFeedFilter(filter, 'json'))).toEqual(filter);
    }),
  );
});

test('an unknown sector is no filter', () => {
  expect(parseFeedFilter('?sector=mining')).toBeNull();
  expect(parseFeedFilter('?sector=')).toBeNull();
});

test.each([
  ['?format=json', 'json'],
  ['?format=rss', 'rss'],
  ['?format=pdf', null],
  ['', null],
] as const)('‘%s’ asks for the format %s', (search, format) => {
  expect(parseFeedFormat(search)).toBe(format);
});

test('a feed has a path, unless the server would refuse it', () => {
  const query = parseQuery('?filter-makeName[]=Fendt');
  expect(toFilterFeedPath('de', { sector: 'garden', query })).toBe('/feeds/de?sector=garden&filter-makeName[]=Fendt');
  const makes = Array.from({ length: 40 }, (_, index) => `make ${String(index)} ${'x'.repeat(100)}`);
  expect(toFilterFeedPath('nl', { sector: null, query: { ...query, values: { makeName: makes } } })).toBeNull();
  const many = makes.map((make) => make.slice(0, 7));
  const values = { makeName: many, 'category.name': many };
  expect(many.length * 2).toBeGreaterThan(feedLimits.filters);
  expect(toFilterFeedPath('nl', { sector: null, query: { ...query, values } })).toBeNull();
});

test('a category is a filter, and order and page are no part of a search', () => {
  const query = parseQuery('?filter-makeName[]=Fendt&sortBy=price_amount-asc&page=3');
  const filter = toListFilter(query, { category: 'tractors' });
  expect(formatFeedFilter(filter)).toBe('?filter-category.name[]=tractors&filter-makeName[]=Fendt');
  expect(toListPath(filter, 'de')).toBe('/de/anlasse?filter-category.name[]=tractors&filter-makeName[]=Fendt');
  expect(toListPath(toListFilter(query, { sector: 'garden' }), 'en')).toBe(
    '/en/sectors/garden-and-park/occasions?filter-makeName[]=Fendt',
  );
  expect(parseFeedFilter(formatFeedFilter(filter))).toEqual(filter);
});
