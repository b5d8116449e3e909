/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import type { ControllerRef, ZoomRef } from 'yet-another-react-lightbox';

import { useKeys } from './use-keys';

const press = (key: string, held: KeyboardEventInit = {}) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...held }));

function open(zoomed = 1) {
  const { result, unmount } = renderHook(() => useKeys(24));
  const turns: string[] = [];
  const controller = { next: () => turns.push('next'), prev: () => turns.push('prev') };
  Object.assign(result.current.controller, { current: controller as unknown as ControllerRef });
  Object.assign(result.current.zoom, { current: { zoom: zoomed } as ZoomRef });
  return { turns, unmount };
}

const passed = jest.fn();
beforeEach(() => {
  passed.mockClear();
  document.documentElement.addEventListener('keydown', passed);
});
afterEach(() => document.documentElement.removeEventListener('keydown', passed));

test('each press of an arrow counts, however fast, and the library hears none of them', () => {
  const { turns, unmount } = open();
  for (let presses = 0; presses < 5; presses += 1) press('ArrowRight');
  press('ArrowLeft');
  expect(turns).toEqual([...Array<string>(5).fill('next'), 'prev']);
  expect(passed).not.toHaveBeenCalled();
  unmount();
  press('ArrowRight');
  expect(turns).toHaveLength(6);
  expect(passed).toHaveBeenCalledTimes(1);
});

test('in an enlarged image, and together with another key, the arrows are not its own', () => {
  const large = open(2);
  press('ArrowRight');
  expect(large.turns).toEqual([]);
  large.unmount();
  const { turns } = open();
  press('ArrowLeft', { altKey: true });
  expect(turns).toEqual([]);
  expect(passed).toHaveBeenCalledTimes(2);
});
