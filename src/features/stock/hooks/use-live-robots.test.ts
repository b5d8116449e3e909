/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';

import { parseStockItem } from '@/features/stock/model/item';
import { fetchJson } from '@/lib/http';
import { buildRawItem } from '@/testing/factories/stock-item';

import { useLiveRobots } from './use-live-robots';

jest.mock('@/lib/http', () => ({ fetchJson: jest.fn() }));
jest.mock('../api/stock-api', () => ({ timeouts: { browser: 1 } }));
const answer = jest.mocked(fetchJson);

async function getRobots(override: Record<string, unknown>, file: unknown): Promise<string | undefined> {
  answer.mockReset().mockResolvedValue({ status: 'ok', value: file });
  const parsed = parseStockItem(buildRawItem({ advertisementID: 7, ...override }));
  const { result } = renderHook(() => useLiveRobots(parsed.status === 'ok' ? parsed.item : null));
  await act(() => Promise.resolve());
  return result.current;
}

test.each([
  ['long ago', { 7: 'noindex' }, 'noindex'],
  ['lately', { 7: 'unavailable_after: 2026-12-01' }, 'unavailable_after: 2026-12-01'],
  ['after the build', {}, undefined],
  ['and the file is none', '<html>', undefined],
  ['and the file is of another shape', { 7: 1 }, undefined],
])('a machine that was sold %s', async (_, file, expected) => {
  expect(await getRobots({ status: 'sold' }, file)).toBe(expected);
});

test('an item for sale may be indexed, without a request', async () => {
  expect(await getRobots({ status: null }, { 7: 'noindex' })).toBeUndefined();
  expect(answer).not.toHaveBeenCalled();
});
