/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';

import { isPageHydrated } from '@/hooks/use-hydrated';

import { useHasSidebar } from './use-has-sidebar';

jest.mock('@/hooks/use-hydrated');

let isWide: boolean;
let notify: () => void;
beforeEach(() => {
  jest.mocked(isPageHydrated).mockReturnValue(true);
  window.matchMedia = () =>
    ({
      get matches() {
        return isWide;
      },
      addEventListener: (_: string, callback: () => void) => (notify = callback),
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
});

/** The window becomes wide or narrow. */
function resize(next: boolean): void {
  isWide = next;
  act(() => notify());
}

test('a built page begins with the filters, and drops them where nobody sees them', () => {
  jest.mocked(isPageHydrated).mockReturnValue(false);
  const values: boolean[] = [];
  isWide = false;
  renderHook(() => values.push(useHasSidebar()));
  expect(values).toEqual([true, false]);
});

test('a list that a link opens never has them on a narrow window', () => {
  isWide = false;
  const { result } = renderHook(useHasSidebar);
  expect(result.current).toBe(false);
  resize(true);
  expect(result.current).toBe(true);
});

test('on a window that becomes narrow they stay as they are', () => {
  isWide = true;
  const { result } = renderHook(useHasSidebar);
  resize(false);
  expect(result.current).toBe(true);
});
