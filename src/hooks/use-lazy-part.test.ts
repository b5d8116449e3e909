/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';

import { reloadWhenPartIsMissing } from '@/lib/stale-part';

import { useLazyPart } from './use-lazy-part';

jest.mock('@/lib/stale-part');

const load = jest.fn<Promise<() => string>, []>();
const part = () => 'part';

it('loads a part once, when it is asked for, and has it on screen when the asking is over', async () => {
  load.mockResolvedValue(part);
  const { result } = renderHook(() => useLazyPart(load));
  expect(load).not.toHaveBeenCalled();
  expect(result.current.part).toBeNull();
  await act(() => Promise.all([result.current.ask(), result.current.ask()]));
  expect(result.current.part).toBe(part);
  await act(() => result.current.ask());
  expect(load).toHaveBeenCalledTimes(1);
});

it('gives up quietly, has the page loaded anew when the part is gone, and can be asked again', async () => {
  const error = new Error('Loading chunk 12 failed');
  load.mockRejectedValueOnce(error).mockResolvedValue(part);
  const { result } = renderHook(() => useLazyPart(load));
  await act(() => result.current.ask());
  expect(reloadWhenPartIsMissing).toHaveBeenCalledWith(error);
  expect(result.current.part).toBeNull();
  await act(() => result.current.ask());
  expect(result.current.part).toBe(part);
});

it('says what came of the asking, and leaves it to who wants to what to do about nothing', async () => {
  const onMissing = jest.fn();
  const error = new Error('Loading chunk 12 failed');
  load.mockRejectedValueOnce(error).mockResolvedValue(part);
  const { result } = renderHook(() => useLazyPart(load, onMissing));
  const ask = () => act(() => result.current.ask());
  expect(await ask()).toBeNull();
  expect(onMissing).toHaveBeenCalledWith(error);
  expect(reloadWhenPartIsMissing).not.toHaveBeenCalled();
  expect(await ask()).toBe(part);
});
