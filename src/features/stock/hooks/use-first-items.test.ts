/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';

import { getStoredPlace } from '@/hooks/scroll-memory';
import { isPageHydrated } from '@/hooks/use-hydrated';
import { buildItem } from '@/testing/factories/search-result';

import { rememberHeights } from './list-heights';
import { useFirstItems } from './use-first-items';

jest.mock('@/hooks/scroll-memory');
jest.mock('@/hooks/use-hydrated');

const list = Array.from({ length: 24 }, (_, index) => buildItem({ advertisementID: 100 + index }));

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(isPageHydrated).mockReturnValue(true);
  jest.mocked(getStoredPlace).mockReturnValue(undefined);
  Object.assign(window, { innerWidth: 412, innerHeight: 823 });
  delete document.documentElement.dataset.whole;
  delete document.documentElement.dataset.stockView;
  window.history.replaceState(null, '', '/occasions');
});

const placeAt = (anchor: string, offset: number, followed?: string) => ({ anchor, offset, top: 0, followed });

/** The list as the visitor left it: each card 410 px high. */
function leave(count = list.length): void {
  document.body.innerHTML = `<div id="stock-results"><ul>${list
    .slice(0, count)
    .map(({ advertisementID }) => `<li data-anchor="${advertisementID}"></li>`)
    .join('')}</ul></div>`;
  for (const item of document.querySelectorAll('li'))
    item.getBoundingClientRect = () => ({ height: 410 }) as unknown as DOMRect;
  rememberHeights();
}

/** What each frame has: c a card, - an empty place. */
function showFrames(items = list): string[] {
  const { result } = renderHook(() => useFirstItems(items));
  const look = () => result.current.map(({ height }) => (height === undefined ? 'c' : '-')).join('');
  const frames = [look()];
  for (let frame = 0; frame < 5; frame += 1) {
    act(() => jest.advanceTimersByTime(600));
    if (look() !== frames.at(-1)) frames.push(look());
  }
  expect(frames.at(-1)).toBe('c'.repeat(items.length));
  return frames;
}

/** What the first frame has. */
function show(items = list): string | undefined {
  return showFrames(items)[0];
}

const all = 'c'.repeat(24);

test('a list that a link opens has first what fits into the window', () => {
  expect(show()).toBe('ccc');
  Object.assign(window, { innerWidth: 1440, innerHeight: 700 });
  expect(show()).toBe('c'.repeat(10));
  document.documentElement.dataset.stockView = 'list';
  expect(show()).toBe('c'.repeat(12));
  expect(show(list.slice(0, 2))).toBe('cc');
});

test('a list that is come back to has places of the same height for what is out of sight', () => {
  leave();
  jest.mocked(getStoredPlace).mockReturnValue(placeAt('110', -200));
  expect(show()).toBe(`${'-'.repeat(10)}ccc${'-'.repeat(11)}`);
  const { result } = renderHook(() => useFirstItems(list));
  expect(result.current[0]).toEqual({ item: list[0], height: 410 });
});

test('the nearest items come first, in steps', () => {
  expect(showFrames()).toEqual(['ccc', 'ccccccccc', all]);
  leave();
  jest.mocked(getStoredPlace).mockReturnValue(placeAt('110', -200));
  expect(showFrames()).toEqual([`${'-'.repeat(10)}ccc${'-'.repeat(11)}`, `----${'c'.repeat(15)}-----`, all]);
});

test('the item that was opened is there for the focus, wherever the visitor was', () => {
  leave();
  jest.mocked(getStoredPlace).mockReturnValue(placeAt('110', -200, '101'));
  expect(show()).toBe(`-c${'-'.repeat(8)}ccc${'-'.repeat(11)}`);
});

test.each<[string, () => void]>([
  ['a built page', () => jest.mocked(isPageHydrated).mockReturnValue(false)],
  ['Back to a list without a place', () => (document.documentElement.dataset.whole = '')],
  ['Back to a list that has other items now', () => jest.mocked(getStoredPlace).mockReturnValue(placeAt('99', 0))],
  [
    'Back in the other view',
    () => {
      document.documentElement.dataset.stockView = 'list';
      jest.mocked(getStoredPlace).mockReturnValue(placeAt('100', 0));
    },
  ],
  [
    'Back to a list of the same items with other filters',
    () => {
      window.history.replaceState(null, '', '/occasions?filter-makeName[]=Fendt');
      jest.mocked(getStoredPlace).mockReturnValue(placeAt('100', 0));
    },
  ],
  [
    'Back in a window of another width',
    () => {
      window.innerWidth = 823;
      jest.mocked(getStoredPlace).mockReturnValue(placeAt('100', 0));
    },
  ],
])('%s has all at once', (_, change) => {
  leave();
  change();
  expect(show()).toBe(all);
});

test('an item that the visitor has not seen is no empty place', () => {
  leave(20);
  jest.mocked(getStoredPlace).mockReturnValue(placeAt('100', 0));
  expect(show()).toBe(`ccc${'-'.repeat(17)}cccc`);
});

test('a render without a change has the same items', () => {
  const { result, rerender } = renderHook(() => useFirstItems(list));
  act(() => jest.advanceTimersByTime(2000));
  const before = result.current;
  rerender();
  expect(result.current).toBe(before);
});
