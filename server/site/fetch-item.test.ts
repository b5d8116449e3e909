/** @size medium */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { buildRawItem } from '../../src/testing/factories/stock-item';

import { createFetchItem } from './fetch-item';

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

test('an answer is cached, whether the stock item exists or not', async () => {
  const ask = createFetchItem();
  expect((await ask(stock, '5'))?.advertisementID).toBe('5');
  await ask(stock, '5');
  status = 404;
  expect(await ask(stock, '6')).toBeNull();
  await ask(stock, '6');
  expect(asked).toEqual(['5', '6']);
});

test('many requests for one stock item lead to one call, and concurrent calls are limited', async () => {
  const ask = createFetchItem();
  isSlow = true;
  const same = Promise.all([ask(stock, '1'), ask(stock, '1'), ask(stock, '1')]);
  const others = [2, 3, 4].map((id) => ask(stock, String(id)));
  // The fifth is not fetched.
  expect(await ask(stock, '5')).toBeNull();
  while (open.length < 4) await new Promise((resolve) => setTimeout(resolve, 5));
  for (const answer of open) answer();
  expect((await same).map((item) => item?.advertisementID)).toEqual(['1', '1', '1']);
  await Promise.all(others);
  expect(asked.sort()).toEqual(['1', '2', '3', '4']);
  isSlow = false;
  expect((await ask(stock, '5'))?.advertisementID).toBe('5');
});

test('an invalid id is not fetched, and a failing API returns null', async () => {
  const ask = createFetchItem();
  expect(await ask(stock, '1'.repeat(13))).toBeNull();
  expect(asked).toEqual([]);
  expect(await ask({ ...stock, apiUrl: 'http://127.0.0.1:1' }, '8')).toBeNull();
});
