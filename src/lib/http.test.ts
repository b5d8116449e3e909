/** @size medium */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { fetchJson } from './http';

let server: Server;
let url = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    const answers: Record<string, () => void> = {
      '/ok': () =>
        response.end(JSON.stringify({ method: request.method, type: request.headers['content-type'] ?? null })),
      '/teapot': () => response.writeHead(418).end('{}'),
      '/created': () => response.writeHead(201).end('{}'),
      '/html': () => response.end('<html>'),
      '/never': () => undefined,
    };
    answers[request.url ?? '']?.();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('without a body it asks, with one it posts JSON', async () => {
  expect(await fetchJson({ url: `${url}/ok`, timeoutMs: 1000 })).toEqual({
    status: 'ok',
    value: { method: 'GET', type: null },
  });
  expect(await fetchJson({ url: `${url}/ok`, body: {}, timeoutMs: 1000 })).toEqual({
    status: 'ok',
    value: { method: 'POST', type: 'application/json' },
  });
});

test.each([
  ['/teapot', 418],
  ['/created', 201],
  ['/html', 200],
])('%s is an error with its status', async (path, httpStatus) => {
  expect(await fetchJson({ url: url + path, timeoutMs: 1000 })).toMatchObject({ status: 'error', httpStatus });
});

test('no answer in time is an error that says so', async () => {
  expect(await fetchJson({ url: `${url}/never`, timeoutMs: 100 })).toEqual({
    status: 'error',
    httpStatus: null,
    reason: 'gave no answer within 0.1 s',
  });
});

test('the caller can give up earlier', async () => {
  const controller = new AbortController();
  const answer = fetchJson({ url: `${url}/never`, timeoutMs: 5000, signal: controller.signal });
  controller.abort();
  expect(await answer).toMatchObject({ status: 'error', httpStatus: null });
});

test('a browser without AbortSignal.any gets its answer', async () => {
  const any = jest.spyOn(AbortSignal, 'any').mockImplementation(() => {
    throw new TypeError('AbortSignal.any is not a function');
  });
  const { signal } = new AbortController();
  const answer = await fetchJson({ url: `${url}/ok`, timeoutMs: 1000, signal });
  any.mockRestore();
  expect(answer).toMatchObject({ status: 'ok' });
});

test('an answer waits for what it takes, and is none without it', async () => {
  const seen: string[] = [];
  const prepare = (text: string) => Promise.resolve(void seen.push(text));
  expect(await fetchJson({ url: `${url}/ok`, timeoutMs: 1000, prepare })).toMatchObject({ status: 'ok' });
  expect(seen).toEqual(['{"method":"GET","type":null}']);
  const fail = () => Promise.reject(new Error('no script'));
  const answer = await fetchJson({ url: `${url}/ok`, timeoutMs: 1000, prepare: fail });
  expect(answer).toMatchObject({ status: 'error', reason: 'cannot be reached (no script)' });
});
