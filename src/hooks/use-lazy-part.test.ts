/** @jest-environment jsdom */
import { setTimeout } from 'node:timers/promises';

import { act, renderHook } from '@testing-library/react';

import { reloadWhenPartIsMissing } from '@/lib/stale-part';

import { useLazyPart } from './use-lazy-part';

jest.mock('@/lib/stale-part');

const load = jest.fn<Promise<() => string>, []>();
const part = () => 'part';

/** Asks, and lets React show in its own time what has come: the asking is not over before that. */
async function loadPart(hook: { current: ReturnType<typeof useLazyPart<() => string>> }) {
  let asked!: ReturnType<typeof hook.current.loadPart>;
  await act(async () => {
    asked = hook.current.loadPart();
    await setTimeout(0);
  });
  return act(() => asked);
}

it('loads a part once, when it is asked for, and has it on screen when the asking is over', async () => {
  load.mockResolvedValue(part);
  const { result } = renderHook(() => useLazyPart(load));
  expect(load).not.toHaveBeenCalled();
  expect(result.current.part).toBeNull();
  void result.current.loadPart();
  await loadPart(result);
  expect(result.current.part).toBe(part);
  await loadPart(result);
  expect(load).toHaveBeenCalledTimes(1);
});

it('gives up quietly, has the page loaded anew when the part is gone, and can be asked again', async () => {
  const error = new Error('Loading chunk 12 failed');
  load.mockRejectedValueOnce(error).mockResolvedValue(part);
  const { result } = renderHook(() => useLazyPart(load));
  await loadPart(result);
  expect(reloadWhenPartIsMissing).toHaveBeenCalledWith(error);
  expect(result.current.part).toBeNull();
  await loadPart(result);
  expect(result.current.part).toBe(part);
});

it('says what came of the asking, and leaves it to who wants to what to do about nothing', async () => {
  const onMissing = jest.fn();
  const error = new Error('Loading chunk 12 failed');
  load.mockRejectedValueOnce(error).mockResolvedValue(part);
  const { result } = renderHook(() => useLazyPart(load, onMissing));
  expect(await loadPart(result)).toBeNull();
  expect(onMissing).toHaveBeenCalledWith(error);
  expect(reloadWhenPartIsMissing).not.toHaveBeenCalled();
  expect(await loadPart(result)).toBe(part);
});

it('keeps nobody waiting for a part of a page that was left', async () => {
  load.mockResolvedValue(part);
  const { result, unmount } = renderHook(() => useLazyPart(load));
  const asked = result.current.loadPart();
  unmount();
  expect(await asked).toBe(part);
});

it('has what was loaded before in the first render, for who asks for that', async () => {
  const loadSame = () => Promise.resolve(part);
  const { result } = renderHook(() => useLazyPart(loadSame, undefined, true));
  expect(result.current.part).toBeNull();
  await loadPart(result);
  expect(renderHook(() => useLazyPart(loadSame, undefined, true)).result.current.part).toBe(part);
  expect(renderHook(() => useLazyPart(loadSame)).result.current.part).toBeNull();
});
