import type { HttpResult } from '../../../lib/http';
import { buildItem, buildSearchResult } from '../../../testing/factories/search-result';
import { getLastPage } from '../model/search/query';
import { buildSearchRequest } from '../model/search/search-request';
import type { SearchResult } from '../model/search/search-result';

import { createStockClient } from './stock-client';

const ok = (value: SearchResult): HttpResult<SearchResult> => ({ status: 'ok', value });
const failure: HttpResult<SearchResult> = { status: 'error', httpStatus: 500, reason: 'answered with status 500' };
const { signal } = new AbortController();
const toPage = (page: number) => buildSearchRequest({ page });
const one = toPage(1);

const search = jest.fn<Promise<HttpResult<SearchResult>>, [object, AbortSignal]>();
let time = 0;

/** A client with a clock at zero. */
function createClient() {
  time = 1_000_000;
  return createStockClient({ search, now: () => time });
}

/** A search that answers on demand. */
function holdSearch() {
  let answer: (result: HttpResult<SearchResult>) => void = () => undefined;
  search.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  return (result: HttpResult<SearchResult>) => answer(result);
}

test('no answer is cached at first', () => {
  const client = createClient();
  expect(client.peek(one)).toBeNull();
  expect(client.isFresh(one)).toBe(false);
});

test('an answer is known for the same request, however it was made, and for no other', async () => {
  const client = createClient();
  const result = buildSearchResult([1]);
  search.mockResolvedValue(ok(result));
  expect(await client.fetch(one, signal)).toEqual(ok(result));
  expect(search).toHaveBeenCalledWith(one, signal);
  expect(client.peek(toPage(1))).toEqual(result);
  expect(client.isFresh(toPage(1))).toBe(true);
  expect(client.peek(toPage(2))).toBeNull();
});

test('an answer is fresh for a minute, and known for longer', async () => {
  const client = createClient();
  search.mockResolvedValue(ok(buildSearchResult([1])));
  await client.fetch(one, signal);
  time += 59_999;
  expect(client.isFresh(one)).toBe(true);
  time += 1;
  expect(client.isFresh(one)).toBe(false);
  time += 3_600_000;
  expect(client.peek(one)?.total).toBe(1);
});

test('an answer from the future, by a clock that was set back, is not fresh', async () => {
  const client = createClient();
  search.mockResolvedValueOnce(ok(buildSearchResult([1]))).mockResolvedValueOnce(ok(buildSearchResult([1, 2])));
  await client.fetch(one, signal);
  time -= 86_400_000;
  expect(client.isFresh(one)).toBe(false);
  await client.fetch(one, signal);
  expect(client.peek(one)?.total).toBe(2);
  expect(client.isFresh(one)).toBe(true);
});

test('an unchanged item stays the same object, a changed one does not', async () => {
  const client = createClient();
  search
    .mockResolvedValueOnce(ok(buildSearchResult([1, 2])))
    .mockResolvedValueOnce(ok(buildSearchResult([1], { items: [buildItem({ advertisementID: 2, status: 'sold' })] })))
    .mockResolvedValueOnce(ok(buildSearchResult([1])));
  for (const page of [1, 2, 3]) await client.fetch(toPage(page), signal);
  const [first, second] = client.peek(one)?.items ?? [];
  expect(client.peek(toPage(3))?.items[0]).toBe(first);
  expect(client.peek(toPage(2))?.items[0]).toMatchObject({ advertisementID: '2', status: 'sold' });
  expect(second?.status).toBeUndefined();
});

test('a new request replaces the answer', async () => {
  const client = createClient();
  search.mockResolvedValueOnce(ok(buildSearchResult([1]))).mockResolvedValueOnce(ok(buildSearchResult([2, 1])));
  await client.fetch(one, signal);
  time += 90_000;
  await client.fetch(one, signal);
  expect(client.peek(one)?.total).toBe(2);
  expect(client.isFresh(one)).toBe(true);
});

test('an answer that arrives after its abort is not cached', async () => {
  const client = createClient();
  const controller = new AbortController();
  const answer = holdSearch();
  const asked = client.fetch(one, controller.signal);
  controller.abort();
  answer(ok(buildSearchResult([1])));
  await asked;
  expect(client.peek(one)).toBeNull();
});

test('a failure is returned, is not cached, and drops no cached answer', async () => {
  const client = createClient();
  search.mockResolvedValue(failure);
  expect(await client.fetch(one, signal)).toEqual(failure);
  expect(client.peek(one)).toBeNull();
  search.mockResolvedValueOnce(ok(buildSearchResult([1])));
  await client.fetch(one, signal);
  time += 90_000;
  expect(await client.fetch(one, signal)).toEqual(failure);
  expect(client.peek(one)?.total).toBe(1);
  expect(client.isFresh(one)).toBe(false);
});

test('a late answer to an earlier request does not replace the newer one', async () => {
  const client = createClient();
  const [answerFirst, answerSecond] = [holdSearch(), holdSearch()];
  const first = client.fetch(one, signal);
  time += 5000;
  const second = client.fetch(one, signal);
  answerSecond(ok(buildSearchResult([2, 1])));
  await second;
  answerFirst(ok(buildSearchResult([1])));
  await first;
  expect(client.peek(one)?.total).toBe(2);
});

describe('of many answers', () => {
  const askAll = async (client: ReturnType<typeof createClient>, count: number) => {
    for (let page = 1; page <= count; page += 1) await client.fetch(toPage(page), signal);
  };

  test('all pages that one list can show are kept', async () => {
    const client = createClient();
    search.mockResolvedValue(ok(buildSearchResult([1])));
    const pages = getLastPage(20_000);
    await askAll(client, pages);
    expect(client.peek(one)).not.toBeNull();
    expect(client.peek(toPage(pages))).not.toBeNull();
  });

  test('the answer requested longest ago is dropped first, so that their number is limited', async () => {
    const client = createClient();
    search.mockResolvedValue(ok(buildSearchResult([1])));
    await askAll(client, 2);
    await client.fetch(one, signal);
    let page = 2;
    while (client.peek(toPage(2)) !== null && page < 2000) await client.fetch(toPage((page += 1)), signal);
    expect(page).toBeLessThan(1000);
    expect(client.peek(one)).not.toBeNull();
    await client.fetch(toPage(page + 1), signal);
    expect(client.peek(one)).toBeNull();
  });
});
