import { buildRawItem } from '../../../testing/factories/stock-item';

import { fetchStockItem } from './fetch-stock-item';

const api = { url: 'https://stock.example/base', companyId: 'a/b' };

function answerWith(status: number, body: string) {
  const fetched = jest.fn<Promise<Response>, [string, RequestInit]>(() =>
    Promise.resolve({ status, text: () => Promise.resolve(body) } as Response),
  );
  globalThis.fetch = fetched as unknown as typeof fetch;
  return fetched;
}

const ask = () => fetchStockItem({ api, id: '204170', timeoutMs: 1000 });

test('requests the item with an empty source list, and parses it', async () => {
  const fetched = answerWith(200, JSON.stringify({ data: buildRawItem({ energyType: 'steam' }) }));
  const answer = await ask();
  expect(answer).toMatchObject({ status: 'ok', value: { advertisementID: '204170', makeName: 'Fendt' } });
  expect(answer).not.toHaveProperty('value.energyType');
  const [url, init] = fetched.mock.calls[0] ?? [];
  expect(url).toBe('https://stock.example/base/v1/clients/a%2Fb/items/204170');
  expect(init).toMatchObject({ method: 'POST', body: '{"source":[]}' });
});

test.each([
  [404, '{"message":"unknown"}', 404],
  [500, 'oops', 500],
  [200, '<html>', 200],
  [200, '{}', 200],
  [200, '{"data":null}', 200],
  [200, JSON.stringify({ data: { advertisementID: 204170 } }), 200],
  [200, JSON.stringify({ data: buildRawItem({ advertisementID: 5 }) }), 200],
])('status %i with the body %j is an error with the status %i', async (status, body, httpStatus) => {
  answerWith(status, body);
  expect(await ask()).toMatchObject({ status: 'error', httpStatus });
});
