/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';

import { useSidebarFilters } from './use-sidebar-filters';

let mockSearch = '';
jest.mock('@/hooks/location-entry', () => ({ getLocationEntry: () => ({ search: mockSearch, state: {} }) }));

const scrollIntoView = jest.fn();

/** @param list the top of the list, and `filters` that of the sidebar, in pixels from the top of the window */
function press({ list, filters, next }: { list: number; filters: number; next: string }): void {
  function List() {
    const { place, changeBeside } = useSidebarFilters(() => {
      mockSearch = next;
    });
    return (
      <div data-testid="list">
        <section ref={place} data-testid="filters">
          <button type="button" onClick={() => changeBeside((query) => query)} />
        </section>
      </div>
    );
  }
  mockSearch = '';
  scrollIntoView.mockClear();
  Element.prototype.scrollIntoView = scrollIntoView;
  render(<List />);
  for (const [name, top] of Object.entries({ list, filters }))
    screen.getByTestId(name).getBoundingClientRect = () => ({ top }) as DOMRect;
  fireEvent.click(screen.getByRole('button'));
}

test('who presses far down in the list goes on at its beginning', () => {
  press({ list: -2000, filters: 16, next: '?page=2' });
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});

test('filters higher than the window stay in place, and the list begins where they do', () => {
  const scrollBy = jest.fn();
  window.scrollBy = scrollBy;
  press({ list: -2000, filters: -300, next: '?page=2' });
  expect(scrollBy).toHaveBeenCalledWith({ top: -1700, behavior: 'instant' });
  expect(scrollIntoView).not.toHaveBeenCalled();
});

test.each([
  ['filters', 900, -132],
  ['filters', 500, null],
])('%s of %d px stick at %j px in a window of 768 px', (_, height, top) => {
  press({ list: 0, filters: 0, next: '' });
  const filters = screen.getByTestId('filters');
  Object.defineProperty(filters, 'offsetHeight', { value: height });
  fireEvent.scroll(window);
  expect(filters.style.top).toBe(top === null ? '' : `${String(top)}px`);
});

test.each([
  ['the filters stand at the beginning of the list', { list: 250, filters: 242, next: '?page=2' }],
  ['they do not go along with the list', { list: -200, filters: -200, next: '?page=2' }],
  ['nothing else is asked for', { list: -2000, filters: 16, next: '' }],
])('does not scroll where %s', (_, places) => {
  press(places);
  expect(scrollIntoView).not.toHaveBeenCalled();
});
