/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { renderHook } from '@testing-library/react';

import { buildItem } from '@/testing/factories/search-result';

import { useNearFirst } from './use-near-first';

const stylesheet = readFileSync(join(__dirname, '../components/stock-list/stock-grid.module.css'), 'utf8');
const windowHeight = 900;

let tracks: string;
beforeEach(() => {
  window.innerHeight = windowHeight;
  tracks = '300px 300px 300px';
  document.head.innerHTML = `<style>${stylesheet.replace(/:global\((.*?)\) /g, '$1 ')}</style>`;
  document.body.innerHTML = '<div id="stock-results"><ul class="grid" data-switchable="true"></ul></div>';
  document.documentElement.dataset.stockView = 'grid';
  const compute = window.getComputedStyle.bind(window);
  // jsdom has no layout: a browser computes the columns to tracks in pixels.
  jest.spyOn(window, 'getComputedStyle').mockImplementation((element) => {
    const style = compute(element);
    return {
      gridTemplateColumns: tracks,
      getPropertyValue: (name: string) => style.getPropertyValue(name),
    } as CSSStyleDeclaration;
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  delete document.documentElement.dataset.stockView;
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

it.each([
  // 900 px hold three cards of at least 400 px in each column.
  ['300px 300px 300px', 9],
  ['400px 400px', 6],
  ['600px', 3],
])('cards in columns of %s: the first %d items come first', (columns, count) => {
  tracks = columns;
  expect(countNew()).toBe(count);
});

it('a switch to the list is measured before the next change', () => {
  const count = countNew(() => {
    tracks = '900px';
    document.documentElement.dataset.stockView = 'list';
  });
  // 900 px hold seven rows of at least 140 px.
  expect(count).toBe(7);
});

it('without the stylesheet all items come at once', () => {
  document.head.innerHTML = '';
  expect(countNew()).toBe(24);
});
