/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';

import { buildSearchRequest } from '../model/search/search-request';
import type { SearchResult } from '../model/search/search-result';

import { stockClient } from './stock-client';
import { useAnswers } from './use-answers';

jest.mock('./stock-client', () => ({ stockClient: { fetch: jest.fn(), isFresh: () => false, peek: jest.fn() } }));

const client = jest.mocked(stockClient);
const requests = [buildSearchRequest({ size: 1 }), buildSearchRequest({ size: 2 })];
const result: SearchResult = { items: [], received: 0, total: 0, facets: {}, broken: [], dropped: [] };

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  client.peek.mockReturnValue(null);
});

test('a failed request is no longer pending, and is sent again when the network is back', async () => {
  client.fetch.mockResolvedValue({ status: 'error', httpStatus: 500, reason: 'no' });
  const hook = renderHook(() => useAnswers(requests));
  expect(hook.result.current).toEqual({ answers: [null, null], isSettled: false });
  await act(() => Promise.resolve());
  expect(hook.result.current).toEqual({ answers: [null, null], isSettled: true });
  expect(client.fetch).toHaveBeenCalledTimes(2);

  client.fetch.mockResolvedValue({ status: 'ok', value: result });
  client.peek.mockReturnValue(result);
  await act(async () => Promise.resolve(window.dispatchEvent(new Event('online'))));
  expect(client.fetch).toHaveBeenCalledTimes(4);
  expect(hook.result.current).toEqual({ answers: [result, result], isSettled: true });
});

test('asks again in another round, in which nothing has failed yet', async () => {
  client.fetch.mockResolvedValue({ status: 'error', httpStatus: 503, reason: 'no' });
  const hook = renderHook((round: number) => useAnswers(requests, round), { initialProps: 0 });
  await act(() => Promise.resolve());
  expect(hook.result.current.isSettled).toBe(true);
  client.fetch.mockClear();
  hook.rerender(1);
  expect(hook.result.current).toEqual({ answers: [null, null], isSettled: false });
  expect(client.fetch).toHaveBeenCalledTimes(2);
  await act(() => Promise.resolve());
  expect(hook.result.current.isSettled).toBe(true);
});

test('half an answer is not all of it', async () => {
  client.fetch.mockImplementation((request) =>
    request.pagination.size === 1 ? Promise.resolve({ status: 'ok', value: result }) : new Promise(() => undefined),
  );
  client.peek.mockImplementation((request) => (request.pagination.size === 1 ? result : null));
  const hook = renderHook(() => useAnswers(requests));
  await act(() => Promise.resolve());
  expect(hook.result.current).toEqual({ answers: [result, null], isSettled: false });
});
