import { searchStock, type SearchStock } from '../../src/features/stock/api/search-stock';
import { parseFacets } from '../../src/features/stock/model/search/facets';
import { parseQuery } from '../../src/features/stock/model/search/query';
import { buildItem, buildSearchResult } from '../../src/testing/factories/search-result';

import { searchFeedItems } from './search-feed-items';

jest.mock('../../src/features/stock/api/search-stock');
const asked: SearchStock['request'][] = [];
const search = jest.mocked(searchStock);

function answerWith(answer: (request: SearchStock['request']) => ReturnType<typeof buildSearchResult>) {
  asked.length = 0;
  search.mockImplementation(({ request }) => {
    asked.push(request);
    return Promise.resolve({ status: 'ok', value: answer(request) });
  });
}

const ask = (text: string, scope = {}) =>
  searchFeedItems({
    api: { url: 'https://api.example', companyId: 'demo' },
    ...{ query: parseQuery(text), scope, today: new Date('2026-11-21T17:30:00Z') },
    readNameWords: () => Promise.resolve(['Kärcher']),
  });

test('a value is requested in every spelling that the API has', async () => {
  const { facets } = parseFacets({
    makeName: [
      { value: 'John Deere', count: 2 },
      { value: 'JOHN DEERE', count: 1 },
    ],
  });
  answerWith(({ pagination }) => buildSearchResult([1], pagination.size === 0 ? { facets } : {}));
  const items = await ask('?filter-makeName[]=John Deere');
  expect(items?.map(({ advertisementID }) => advertisementID)).toEqual(['1']);
  expect(asked.at(-1)).toMatchObject({
    pagination: { size: 50, from: 0 },
    filters: [{ property: 'makeName', values: ['John Deere', 'JOHN DEERE'] }],
    sort: [{ property: 'createdDate', order: 'desc' }],
  });
});

test('without values one request is enough', async () => {
  answerWith(() => buildSearchResult([1]));
  await ask('?filter-constructionYear-min=2018', { 'category.name': ['tractors'] });
  expect(asked).toHaveLength(1);
  expect(asked[0]?.filters).toContainEqual({ property: 'category.name', values: ['tractors'] });
});

test('a term that finds nothing is searched as the stock spells it', async () => {
  const meant = buildItem({ advertisementID: 3, makeName: 'Kärcher' });
  answerWith(({ freeTextSearch }) =>
    freeTextSearch?.term === 'Kärcher' ? buildSearchResult([], { items: [meant], total: 1 }) : buildSearchResult([]),
  );
  expect(await ask('?freeTextSearch=kaercher')).toEqual([meant]);
});

test('values outside of the scope are left out, as in a list', async () => {
  answerWith(() => buildSearchResult([]));
  await ask('?filter-category.name[]=forklifts,tractors', { 'category.name': ['tractors', 'balers'] });
  expect(asked.at(-1)?.filters).toEqual([{ property: 'category.name', values: ['tractors'] }]);
});

test('a failure is logged, and is null', async () => {
  search.mockResolvedValue({ status: 'error', httpStatus: 500, reason: 'answered with status 500' });
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await ask('')).toBeNull();
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('from the stock API: answered with status 500'));
  logged.mockRestore();
});
