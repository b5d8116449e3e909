/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';

import { buildItem } from '@/testing/factories/search-result';

import { useNearFirst } from './use-near-first';

let top: number;
beforeEach(() => {
  window.innerHeight = 900;
  top = 0;
  document.body.innerHTML = '<div id="stock-results"></div>';
  const list = document.getElementById('stock-results') ?? document.body;
  list.getBoundingClientRect = () => ({ top, width: 900 }) as DOMRect;
});

const create = (first: number) =>
  Array.from({ length: 24 }, (_, index) => buildItem({ advertisementID: first + index }));

/** How many of the new items the first render after a change shows. */
function countNew(beforeChange: () => void = () => undefined): number {
  const { result, rerender } = renderHook(({ list }) => useNearFirst(list), { initialProps: { list: create(100) } });
  beforeChange();
  const next = create(200);
  rerender({ list: next });
  return result.current.filter((item) => next.includes(item)).length;
}

it('the items in sight come first', () => {
  // Three cards of at least 400 px in each of three columns.
  expect(countNew()).toBe(9);
});

it('a list that has been scrolled is measured again', () => {
  const count = countNew(() => {
    top = -1000;
    window.dispatchEvent(new Event('scroll'));
  });
  expect(count).toBe(15);
});

it('without a list on screen all items come at once', () => {
  document.body.innerHTML = '';
  expect(countNew()).toBe(24);
});
