/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';

import { getShortlist, startShortlist } from './shortlist-store';
import { useListChanges } from './use-list-changes';

jest.mock('@/i18n/use-texts', () => ({
  useTexts: () => ({ t: (key: string, { title = '' }: { title?: string } = {}) => `${key} ${title}` }),
}));

test('what is removed and put back is said to whoever does not see it', () => {
  window.localStorage.setItem('shortlist', JSON.stringify({ version: 1, items: [{ id: '7' }, { id: '8' }] }));
  startShortlist();
  const { result } = renderHook(() => useListChanges(2));
  const removed = { entry: { id: '7' }, index: 0, title: 'Caterpillar 320 (L7)' };
  act(() => result.current.remove(removed));
  expect(result.current.message).toBe('shortlist:remove.done Caterpillar 320 (L7)');
  act(() => result.current.undo(removed));
  expect(result.current.message).toBe('shortlist:remove.undone Caterpillar 320 (L7)');
  expect(getShortlist().entries.map(({ id }) => id)).toEqual(['7', '8']);
});
