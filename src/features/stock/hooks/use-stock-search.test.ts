/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';

import { checkNetwork } from '@/lib/network';

import type { SearchPlan, StockAnswer } from '../model/search/search-plan';
import type { SearchRequest } from '../model/search/search-request';

import { stockClient } from './stock-client';
import { useStockSearch } from './use-stock-search';

jest.mock('./stock-client', () => ({
  stockClient: { fetch: jest.fn(), isFresh: () => false, peek: () => null, recall: () => null, learn: () => undefined },
}));
jest.mock('./filter-index-store', () => ({ useIndexedSearch: () => null, dropFilterIndex: () => undefined }));

const plan = { key: 'all', pages: [{} as SearchRequest], facets: [] } as unknown as SearchPlan;
const built = { items: [] } as unknown as StockAnswer;
const fetchAnswer = jest.mocked(stockClient.fetch);
const request = jest.fn<Promise<Response>, []>();
globalThis.fetch = request;

const search = async () => {
  const { result } = renderHook(() => useStockSearch({ built, plan, isLive: true }));
  await act(async () => {
    await checkNetwork();
  });
  return result;
};

beforeEach(() => {
  jest.spyOn(console, 'error').mockReturnValue();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fetchAnswer.mockResolvedValue({ status: 'error', httpStatus: null, reason: 'no' });
});

test('fetches whatever the browser reports about its network', async () => {
  request.mockResolvedValue({} as Response);
  const result = await search();
  expect(fetchAnswer).toHaveBeenCalledTimes(1);
  expect(result.current.state).toBe('failed');
});

test('fetches while offline, too, reports that, and fetches again once online', async () => {
  request.mockRejectedValue(new TypeError('Failed to fetch'));
  const result = await search();
  expect(fetchAnswer).toHaveBeenCalled();
  expect(result.current).toMatchObject({ state: 'offline', isRetrying: false });
  fetchAnswer.mockClear();
  await act(() => Promise.resolve(window.dispatchEvent(new Event('online'))));
  expect(fetchAnswer).toHaveBeenCalledTimes(1);
});
