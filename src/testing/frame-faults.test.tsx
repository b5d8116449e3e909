/** @jest-environment jsdom */
import { act, render, renderHook, screen } from '@testing-library/react';

import { changeLocation, useLocationEntry } from '@/hooks/location-entry';
import { hasPlace, useScrollMemory } from '@/hooks/scroll-memory';
import { useAfterOpening } from '@/hooks/use-after-opening';
import { useAfterPaint } from '@/hooks/use-after-paint';
import { useHydrated } from '@/hooks/use-hydrated';
import { ToTop } from '@/layout/floating/to-top';

jest.mock('@/i18n/use-texts', () => ({ useTexts: () => ({ t: (key: string) => key }) }));

// As in a tab that nobody sees, or in a window that another one covers.
window.requestAnimationFrame = () => 0;
window.cancelAnimationFrame = () => undefined;
window.scrollTo = () => undefined;

const wait = () => act(() => jest.advanceTimersByTime(1100));

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
  window.history.replaceState({ key: 'list' }, '', '/occasions');
});

describe('where no frame ever comes', () => {
  test('what was chosen is in the address', () => {
    const { result } = renderHook(() => useLocationEntry('/occasions'));
    act(() => changeLocation({ search: '?filter-make=fendt', state: {}, replace: false, isLate: true }));
    expect(result.current.search).toBe('?filter-make=fendt');
    wait();
    expect(window.location.search).toBe('?filter-make=fendt');
  });

  test('the place in a list is remembered', () => {
    renderHook(() => {
      useHydrated();
      useScrollMemory({ key: 'list', isReady: true });
    });
    expect(hasPlace({ key: 'list' })).toBe(false);
    act(() => void window.dispatchEvent(new Event('scroll')));
    wait();
    expect(hasPlace({ key: 'list' })).toBe(true);
  });

  test('a page that a link opens is whole, and what follows a change does', () => {
    const { result: isOpened } = renderHook(() => useAfterOpening());
    const { result: painted, rerender } = renderHook((value: number) => useAfterPaint(value), { initialProps: 1 });
    rerender(2);
    wait();
    expect([isOpened.current, painted.current]).toEqual([true, 2]);
  });

  test('the way back up is there', () => {
    render(<ToTop />);
    Object.defineProperty(window, 'scrollY', { value: 900 });
    act(() => void window.dispatchEvent(new Event('scroll')));
    expect(screen.getByRole('button')).toBeInTheDocument();
  });
});
