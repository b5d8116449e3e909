/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';

import { useLazyPart } from './use-lazy-part';

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

it('gives up quietly and can be asked again', async () => {
  load.mockRejectedValueOnce(new Error('Loading chunk 12 failed')).mockResolvedValue(part);
  const { result } = renderHook(() => useLazyPart(load));
  await act(() => result.current.ask());
  expect(result.current.part).toBeNull();
  await act(() => result.current.ask());
  expect(result.current.part).toBe(part);
});
