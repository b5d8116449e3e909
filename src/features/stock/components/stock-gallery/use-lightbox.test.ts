/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react';

import { useLazyPart } from '@/hooks/use-lazy-part';
import { checkNetwork } from '@/lib/network';

import { forgetImage, leaveImage, showImage, turnToImage } from './shown-image';
import { useLightbox } from './use-lightbox';

jest.mock('@/hooks/use-lazy-part');
jest.mock('@/lib/network');

const part = { Lightbox: () => null };
const ask = jest.fn<Promise<typeof part | null>, []>();
let answer: (found: typeof part | null) => void = () => undefined;

/** The number of history entries. */
let before = 0;
const countSteps = () => window.history.length - before;
const getDialog = () => (window.history.state as { dialog?: string } | null)?.dialog;

beforeEach(() => {
  window.history.pushState(null, '', '/occasions/tractoren/fendt-1');
  before = window.history.length;
  ask.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  jest.mocked(useLazyPart).mockReturnValue({ part, loadPart: ask });
});

const press = (result: { current: ReturnType<typeof useLightbox> }, photo = 2) =>
  act(() => {
    void result.current.press(photo, 'https://images.example/3.jpg');
  });
const settle = (found: typeof part | null) =>
  act(async () => {
    answer(found);
    await Promise.resolve();
  });

test('presses while the script loads add one history entry, and the image is marked as loading', async () => {
  const { result } = renderHook(() => useLightbox(5));
  press(result);
  press(result);
  press(result, 4);
  expect(result.current).toMatchObject({ pressed: 2, shown: null });
  await settle(part);
  expect(result.current).toMatchObject({ pressed: null, shown: 2 });
  expect(countSteps()).toBe(1);
  press(result);
  await settle(part);
  expect(countSteps()).toBe(1);
});

test('a script that fails to load leaves no history entry, and the next press loads again', async () => {
  jest.mocked(checkNetwork).mockResolvedValue(false);
  const { result } = renderHook(() => useLightbox(5));
  press(result);
  await settle(null);
  expect(result.current).toMatchObject({ pressed: null, shown: null, isRefused: true });
  expect(countSteps()).toBe(0);
  press(result);
  await settle(part);
  expect(result.current).toMatchObject({ shown: 2, isRefused: false });
});

test('who has left the page meanwhile is left alone', async () => {
  const { result, unmount } = renderHook(() => useLightbox(5));
  press(result);
  unmount();
  await settle(part);
  expect(countSteps()).toBe(0);
});

test('an entry that was come back to loads the script; without it the entry shows no photo', async () => {
  window.history.replaceState({ dialog: 'photo-9', key: '7' }, '');
  jest.mocked(useLazyPart).mockReturnValue({ part: null, loadPart: ask });
  const { result } = renderHook(() => useLightbox(5));
  expect(result.current.shown).toBe(4);
  expect(ask).toHaveBeenCalledTimes(1);
  await settle(null);
  expect(result.current.shown).toBeNull();
  expect(window.history.state).toEqual({ key: '7' });
});

test.each(['filters', 'photo-', 'photo--1', 'photo-x'])('the dialog %s is no photo', (dialog) => {
  window.history.replaceState({ dialog }, '');
  expect(renderHook(() => useLightbox(5)).result.current.shown).toBeNull();
});

test('turning to another image replaces the entry, and does nothing when none is shown', () => {
  turnToImage(3);
  forgetImage();
  expect(getDialog()).toBeUndefined();
  showImage(0);
  turnToImage(3);
  expect(getDialog()).toBe('photo-3');
  expect(countSteps()).toBe(1);
});

test('closing twice goes back once, and the lightbox can be closed again', async () => {
  const back = jest.spyOn(window.history, 'back');
  leaveImage();
  expect(back).not.toHaveBeenCalled();
  showImage(0);
  leaveImage();
  leaveImage();
  expect(back).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(getDialog()).toBeUndefined());
  showImage(1);
  leaveImage();
  expect(back).toHaveBeenCalledTimes(2);
  await waitFor(() => expect(getDialog()).toBeUndefined());
});

test('a script that never arrives times out', async () => {
  jest.useFakeTimers();
  jest.mocked(checkNetwork).mockResolvedValue(false);
  const { result } = renderHook(() => useLightbox(5));
  press(result);
  await act(() => jest.advanceTimersByTimeAsync(15_000));
  expect(result.current).toMatchObject({ pressed: null, isRefused: true });
  jest.useRealTimers();
});
