/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';

import { useListLook } from './use-list-look';

const open = (address: string) => window.history.pushState({ key: '1' }, '', address);

test('a look stands in the address, in the same step of the history, and is found there again', () => {
  open('/bewaard?ids=7.8');
  const { length } = window.history;
  const { result, rerender } = renderHook(() => useListLook('/bewaard'));
  expect(result.current).toMatchObject({ isCompared: false, hasDifferencesOnly: false, entryKey: '1' });
  act(() => result.current.change({ isCompared: true }));
  act(() => result.current.change({ hasDifferencesOnly: true }));
  expect(window.location.search).toBe('?ids=7.8&view=compare&only=differences');
  expect(window.history).toHaveLength(length);
  expect(renderHook(() => useListLook('/bewaard')).result.current).toMatchObject({
    ...{ isCompared: true, hasDifferencesOnly: true, entryKey: '1' },
  });
  // The router follows a link of the page to itself, and renders it.
  open('/bewaard');
  rerender();
  expect(result.current).toMatchObject({ isCompared: false, hasDifferencesOnly: false });
});

test('the next page’s address says nothing about the list that is left', () => {
  open('/bewaard?view=compare');
  const { result, rerender } = renderHook(() => useListLook('/bewaard'));
  expect(result.current.isCompared).toBe(true);
  open('/occasions');
  rerender();
  expect(result.current.isCompared).toBe(true);
});

test('the first entry of a tab gets a name', () => {
  window.history.pushState(null, '', '/bewaard?view=compare');
  const { result } = renderHook(() => useListLook('/bewaard'));
  expect(result.current.entryKey).toMatch(/^\d+$/);
  expect(window.location.search).toBe('?view=compare');
});
