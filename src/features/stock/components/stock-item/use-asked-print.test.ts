/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';

import { useAskedPrint } from './use-asked-print';

const print = jest.fn();
const prepare = jest.fn(() => Promise.resolve());

beforeEach(() => {
  window.print = print;
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  window.history.replaceState(null, '', '/');
});

/** Opens a page by its address; `rerender` is what the live data do. */
function open(address: string, isLive: boolean) {
  window.history.replaceState({ key: '1' }, '', address);
  return renderHook((live: boolean) => useAskedPrint(live, prepare), { initialProps: isLive });
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

it('prints nothing unless the address asks for it', async () => {
  open('/en/stock/tractors/x-1', true);
  await pass(10_000);
  expect(print).not.toHaveBeenCalled();
});

it('prints once when the data are live, and the address says so no longer', async () => {
  const { rerender } = open('/en/stock/tractors/x-1?a=b#print', false);
  await pass(3000);
  expect(print).not.toHaveBeenCalled();
  rerender(true);
  await pass(0);
  expect(prepare).toHaveBeenCalledTimes(1);
  expect(print).toHaveBeenCalledTimes(1);
  expect(window.location.href).toBe('http://localhost/en/stock/tractors/x-1?a=b');
  expect(window.history.state).toEqual({ key: '1' });
  rerender(false);
  await pass(10_000);
  expect(print).toHaveBeenCalledTimes(1);
});

it('prints what was built when nothing live comes', async () => {
  open('/en/stock/tractors/x-1#print', false);
  await pass(4000);
  expect(print).toHaveBeenCalledTimes(1);
});
