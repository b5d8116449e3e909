/** @size medium */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { buildRawItem } from '../../../testing/factories/stock-item';

import { fetchAllStock } from './fetch-all-stock';

type Request = { pagination: { from: number; size: number }; filters: { minimum?: string }[] };

/** A stock of `total` items, one a minute, in the API's pages; `answer` may change what is sent. */
function startApi(
  total: number,
  answer: (body: unknown, request: Request) => string | Promise<string> = (body) => JSON.stringify(body),
) {
  const items = Array.from({ length: total }, (_, index) => ({
    advertisementID: index + 1,
    category: { name: 'tractors' },
    createdDate: new Date(Date.UTC(2020, 0, 1, 0, index)).toISOString(),
  }));
  const server = createServer((incoming, outgoing) => {
    let text = '';
    incoming.on('data', (chunk: Buffer) => (text += chunk.toString()));
    incoming.on('end', () => {
      const request = JSON.parse(text) as Request;
      const { from, size } = request.pagination;
      if (from + size > 10_000 || size > 100) outgoing.statusCode = 400;
      const minimum = request.filters[0]?.minimum ?? '';
      const found = items.filter(({ createdDate }) => createdDate >= minimum);
      const body = { results: found.slice(from, from + size), pagination: { from, size, total: found.length } };
      void Promise.resolve(answer(body, request)).then((sent) => outgoing.end(sent));
    });
  });
  servers.push(server);
  return new Promise<{ url: string; companyId: string }>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve({ url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`, companyId: 'dealer' });
    });
  });
}

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

test.each([0, 1, 100, 101, 250])('all of %d items come, a hundred a request', async (total) => {
  const answer = await fetchAllStock(await startApi(total));
  expect(answer.status === 'ok' && answer.value.items.map(({ advertisementID }) => Number(advertisementID))).toEqual(
    Array.from({ length: total }, (_, index) => index + 1),
  );
});

test('requests four pages in parallel once the first has the total, and keeps their order', async () => {
  const underWay = new Set<number>();
  let most = 0;
  let areFour = (): void => undefined;
  const four = new Promise<void>((resolve) => (areFour = resolve));
  const api = await startApi(950, async (body, { pagination: { from } }) => {
    underWay.add(from);
    most = Math.max(most, underWay.size);
    if (underWay.size === 4) areFour();
    // Answers wait until four requests are pending, and the first requests are answered last.
    if (from > 0) await four;
    await new Promise((resolve) => setTimeout(resolve, 10 - from / 100));
    underWay.delete(from);
    return JSON.stringify(body);
  });
  const answer = await fetchAllStock(api);
  const ids = answer.status === 'ok' ? answer.value.items.map(({ advertisementID }) => Number(advertisementID)) : [];
  expect(ids).toEqual(Array.from({ length: 950 }, (_, index) => index + 1));
  expect(most).toBe(4);
});

test('an API that does not bear four requests in parallel gets one at a time', async () => {
  let underWay = 0;
  const api = await startApi(350, async (body) => {
    underWay += 1;
    const isTooMuch = underWay > 1;
    await new Promise((resolve) => setTimeout(resolve, 20));
    underWay -= 1;
    return isTooMuch ? '<h1>Too many requests</h1>' : JSON.stringify(body);
  });
  const answer = await fetchAllStock(api);
  expect(answer.status === 'ok' && answer.value.items.length).toBe(350);
});

test('more items than one search can page through all come', async () => {
  const answer = await fetchAllStock(await startApi(10_450));
  const ids = answer.status === 'ok' ? answer.value.items.map(({ advertisementID }) => advertisementID) : [];
  expect(new Set(ids).size).toBe(10_450);
}, 30_000);

test('fewer items than the total are an error', async () => {
  const api = await startApi(150, (body) =>
    JSON.stringify({ ...(body as object), pagination: { from: 0, size: 100, total: 160 } }),
  );
  expect(await fetchAllStock(api)).toMatchObject({
    status: 'error',
    reason: 'sent 150 items, but its total is 160',
  });
});

test('an API that gives the first page again and again is not taken for the stock', async () => {
  const results = Array.from({ length: 100 }, (_, index) => buildRawItem({ advertisementID: index + 1 }));
  const api = await startApi(0, () => JSON.stringify({ results, pagination: { from: 0, size: 100, total: 240 } }));
  expect(await fetchAllStock(api)).toMatchObject({
    status: 'error',
    reason: 'sent 100 items, but its total is 240',
  });
});

test('a total that changes on the way starts again, and gives up when it never settles', async () => {
  let calls = 0;
  const change =
    (until: number) =>
    (body: unknown, { pagination }: Request) => {
      calls += 1;
      const total = calls <= until ? 150 + calls : 150;
      return JSON.stringify({ ...(body as object), pagination: { ...pagination, total } });
    };
  expect(await fetchAllStock(await startApi(150, change(1)))).toMatchObject({ status: 'ok' });
  calls = 0;
  expect(await fetchAllStock(await startApi(150, change(99)))).toMatchObject({
    status: 'error',
    reason: 'sent a different total on each page',
  });
});

test('of two items with one id the first counts, and the other is reported', async () => {
  const results = [buildRawItem({ advertisementID: 7, model: 'first' }), buildRawItem({ advertisementID: '7' })];
  const api = await startApi(0, () => JSON.stringify({ results, pagination: { from: 0, size: 100, total: 2 } }));
  expect(await fetchAllStock(api)).toMatchObject({
    status: 'ok',
    value: {
      items: [{ advertisementID: '7', model: 'first' }],
      broken: [{ advertisementID: '7', reason: 'another item has the same advertisementID' }],
    },
  });
});

test('a broken item drops only itself, and is reported with its reason', async () => {
  const results = [
    buildRawItem(),
    buildRawItem({ advertisementID: 7, category: null }),
    buildRawItem({ advertisementID: 8, price: 'much' }),
  ];
  const api = await startApi(0, () => JSON.stringify({ results, pagination: { from: 0, size: 100, total: 3 } }));
  const answer = await fetchAllStock(api);
  expect(answer).toMatchObject({
    status: 'ok',
    value: {
      items: [{ advertisementID: '204170' }, { advertisementID: '8' }],
      broken: [{ advertisementID: '7', reason: expect.stringMatching(/^category: /) as string }],
      dropped: [{ advertisementID: '8', reason: expect.stringMatching(/^price: /) as string }],
    },
  });
});

test.each([
  ['HTML', '<!doctype html><title>Maintenance</title>', /not whole JSON/],
  ['a truncated body', '{"results":[{"advertisementID":1', /not whole JSON/],
  ['JSON of another shape', '{"items":[]}', /not a search result/],
  ['nothing', '', /not whole JSON/],
])('an API that answers with %s is an error with its reason', async (_, text, reason) => {
  const answer = await fetchAllStock(await startApi(5, () => text));
  expect(answer).toMatchObject({ status: 'error', reason: expect.stringMatching(reason) as string });
});

test('an API that is not there is an error with its reason', async () => {
  const answer = await fetchAllStock({ url: 'http://127.0.0.1:9', companyId: 'dealer' });
  expect(answer).toMatchObject({
    status: 'error',
    httpStatus: null,
    reason: expect.stringMatching(/^cannot be reached/) as string,
  });
});

test('who does not want it any more is not kept waiting', async () => {
  const gone = new AbortController();
  const api = await startApi(300, () => {
    setTimeout(() => gone.abort());
    return new Promise(() => undefined);
  });
  const started = Date.now();
  expect(await fetchAllStock(api, gone.signal)).toMatchObject({ status: 'error' });
  expect(Date.now() - started).toBeLessThan(5000);
});
