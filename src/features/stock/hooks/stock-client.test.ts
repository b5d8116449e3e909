/** @jest-environment jsdom */
import { buildRawItem } from '@/testing/factories/stock-item';

import { toFilterIndexFile } from '../model/filter-index/to-filter-index-file';
import { buildSearchRequest } from '../model/search/search-request';
import type { SearchRequest } from '../model/search/search-request';

import { stockClient } from './stock-client';

const asked: string[] = [];
/** The totals of the stock API by term; a status for a failure. */
let finds: Record<string, readonly object[] | number>;

beforeEach(() => {
  asked.length = 0;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  globalThis.fetch = ((_: string, { body }: RequestInit) => {
    if (body === undefined) return answer(200, toFilterIndexFile([], { withPhotos: true }));
    const { freeTextSearch } = JSON.parse(body as string) as SearchRequest;
    const term = freeTextSearch?.term ?? '';
    asked.push(term);
    const results = finds[term] ?? [];
    return typeof results === 'number'
      ? answer(results, {})
      : answer(200, { results, pagination: { from: 0, size: 24, total: results.length } });
  }) as unknown as typeof fetch;
});

const answer = (status: number, body: object) =>
  Promise.resolve({ status, text: () => Promise.resolve(JSON.stringify(body)) });
const ask = (term: string) => stockClient.fetch(buildSearchRequest({ term }), new AbortController().signal);
const karcher = buildRawItem({ makeName: 'Kärcher' });

test('words that find nothing are searched in German spelling, and the result answers the typed term', async () => {
  finds = { kärcher: [karcher] };
  expect(await ask('kaercher')).toMatchObject({ status: 'ok', value: { total: 1 } });
  expect(asked).toEqual(['kaercher', 'kärcher']);
  expect(stockClient.peek(buildSearchRequest({ term: 'kaercher' }))?.items).toHaveLength(1);
});

test('words that find something are searched as they are', async () => {
  finds = { Aeromax: [buildRawItem({ model: 'Aeromax' })] };
  expect(await ask('Aeromax')).toMatchObject({ value: { total: 1 } });
  expect(asked).toEqual(['Aeromax']);
});

test('nothing is found when other spellings find nothing or other words', async () => {
  finds = { blü: [buildRawItem({ makeName: 'Blumat' })] };
  expect(await ask('blue')).toMatchObject({ status: 'ok', value: { total: 0 } });
});

test('fails when a search for another spelling fails', async () => {
  finds = { möve: 503 };
  expect(await ask('moeve')).toMatchObject({ status: 'error', httpStatus: 503 });
  expect(console.error).toHaveBeenCalledTimes(1);
});
