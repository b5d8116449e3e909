import { parseFacets } from '../model/search/facets';
import { buildSearchRequest, type SearchRequest } from '../model/search/search-request';

import { createStockClient } from './stock-client';

const built = parseFacets({
  makeName: [
    { value: 'John Deere', count: 2 },
    { value: 'JOHN DEERE', count: 1 },
  ],
}).facets;

test('requests every known spelling, because the API compares letter by letter', async () => {
  const asked: SearchRequest[] = [];
  const result = { items: [], received: 0, total: 0, facets: {}, broken: [], dropped: [] };
  const live = parseFacets({
    makeName: [
      { value: 'John  Deere', count: 1 },
      { value: 'JOHN DEERE', count: 4 },
    ],
  }).facets;
  const client = createStockClient({
    search: (request) => {
      asked.push(request);
      return Promise.resolve({ status: 'ok', value: { ...result, facets: live } });
    },
  });
  const request = buildSearchRequest({ filters: [{ property: 'makeName', values: ['John Deere', 'Fendt'] }] });
  const { signal } = new AbortController();
  client.learn(built);
  await client.fetch(request, signal);
  await client.fetch(request, signal);
  expect(asked.map(({ filters }) => filters)).toEqual([
    [{ property: 'makeName', values: ['John Deere', 'JOHN DEERE', 'Fendt'] }],
    [{ property: 'makeName', values: ['John Deere', 'JOHN DEERE', 'John  Deere', 'Fendt'] }],
  ]);
  // The original request finds the answer, whatever spellings are known by then.
  expect(client.peek(request)).not.toBeNull();
});
