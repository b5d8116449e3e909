/** @size medium */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { buildRawItem } from '../../src/testing/factories/stock-item';

import { createFetchItem } from './fetch-item';
import type { FoundItem } from './newer-stock-item';

/** A stock API whose answers the test releases. */
const asked: string[] = [];
const open: (() => void)[] = [];
let isSlow = false;
let status = 200;
let server: Server;
let stock = { apiUrl: '', companyId: 'demo' };

beforeAll(async () => {
  server = createServer((request, response) => {
    const id = Number(/\/items\/(\d+)$/.exec(request.url ?? '')?.[1]);
    asked.push(String(id));
    const answer = () => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ data: buildRawItem({ advertisementID: id }) }));
    };
    if (isSlow) open.push(answer);
    else answer();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stock = { ...stock, apiUrl: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}` };
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked.length = 0;
  open.length = 0;
  isSlow = false;
  status = 200;
});

const toId = (found: FoundItem) => (typeof found === 'string' ? found : found.advertisementID);

test('an answer is cached, whether the stock item exists or not', async () => {
  const ask = createFetchItem();
  expect(toId(await ask(stock, '5'))).toBe('5');
  await ask(stock, '5');
  status = 404;
  expect(await ask(stock, '6')).toBe('missing');
  await ask(stock, '6');
  expect(asked).toEqual(['5', '6']);
});

test('many requests for one stock item lead to one call, and concurrent calls are limited', async () => {
  const ask = createFetchItem();
  isSlow = true;
  const same = Promise.all([ask(stock, '1'), ask(stock, '1'), ask(stock, '1')]);
  const others = [2, 3, 4].map((id) => ask(stock, String(id)));
  // The fifth is not fetched.
  expect(await ask(stock, '5')).toBe('unavailable');
  while (open.length < 4) await new Promise((resolve) => setTimeout(resolve, 5));
  for (const answer of open) answer();
  expect((await same).map(toId)).toEqual(['1', '1', '1']);
  await Promise.all(others);
  expect(asked.sort()).toEqual(['1', '2', '3', '4']);
  isSlow = false;
  expect(toId(await ask(stock, '5'))).toBe('5');
});

test('an id that cannot be is not fetched, and of a failing API nobody knows', async () => {
  const ask = createFetchItem();
  for (const id of ['1'.repeat(13), '007', '0']) expect(await ask(stock, id)).toBe('missing');
  expect(asked).toEqual([]);
  expect(await ask({ ...stock, apiUrl: 'http://127.0.0.1:1' }, '8')).toBe('unavailable');
});

test('somebody who guesses ids makes sixty calls in a minute, not more', async () => {
  const ask = createFetchItem();
  status = 404;
  const answers = new Set<unknown>();
  for (let id = 1; id <= 100; id += 1) answers.add(await ask(stock, String(id)));
  expect(asked).toHaveLength(60);
  expect([...answers]).toEqual(['missing', 'unavailable']);
});
