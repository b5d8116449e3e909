/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { columnsFrom, countInSight, smallest } from './count-in-sight';

beforeEach(() => {
  Object.assign(window, { innerWidth: 1440, innerHeight: 900 });
  delete document.documentElement.dataset.stockView;
});

test.each([
  // 900 px hold three cards of at least 380 px in each column.
  [1000, 0, 9],
  [600, 0, 6],
  [200, 0, 3],
  [600, -2000, 16],
  [600, 500, 4],
  [undefined, 0, 15],
])('a list of %s px whose top is at %d shows at most %d cards', (width, top, count) => {
  expect(countInSight(top, width)).toBe(count);
});

test('as a list it shows rows, lower ones on a wide screen', () => {
  document.documentElement.dataset.stockView = 'list';
  // 900 px hold fifteen rows of at least 60 px, and twelve of at least 76 px.
  expect(countInSight(0, 1000)).toBe(15);
  Object.assign(window, { innerWidth: 1339 });
  expect(countInSight(0, 1000)).toBe(12);
});

test.each(['stock-card/stock-card', 'stock-list/stock-grid', 'stock-list/column-heads'])(
  'rows have columns from the same width on in %s',
  (file) => {
    const stylesheet = readFileSync(join(__dirname, `../components/${file}.module.css`), 'utf8');
    expect(stylesheet).toContain(`@media (min-width: ${String(columnsFrom)}px)`);
  },
);

test('no card is narrower than assumed', () => {
  const stylesheet = readFileSync(join(__dirname, '../components/stock-list/stock-grid.module.css'), 'utf8');
  const [, rem] = /minmax\(min\(([\d.]+)rem/.exec(stylesheet) ?? [];
  expect(smallest.grid.width).toBe(Number(rem) * 16);
});
