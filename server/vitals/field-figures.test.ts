import type { FieldFigure } from '../../src/config/field-figures';

import { createFieldFigures } from './field-figures';
import { toVisits } from './to-visits';

const since = '2026-11-27T10:00:00.000Z';
const start = Date.parse(since);
const figure: FieldFigure = { route: 'stockItem', name: 'LCP', way: 'load', value: 1234 };
const twenty = Array.from({ length: 20 }, () => figure);

test('figures are counted by kind of page, way and name', () => {
  const { add, getCounts } = createFieldFigures(() => start);
  expect(toVisits(getCounts())).toEqual({ since, dropped: 0, pages: {} });
  add([figure, { ...figure, value: 5000 }, { ...figure, way: 'link', name: 'CLS', value: 0.2 }]);
  add([figure, { ...figure, route: 'home' }, { ...figure, route: 'home', way: 'return', value: 90 }]);
  expect(toVisits(getCounts())).toEqual({
    ...{ since, dropped: 0 },
    pages: {
      stockItem: {
        load: { LCP: { count: 3, p75: 5000, good: 0.667, toImprove: 0, poor: 0.333 } },
        link: { CLS: { count: 1, p75: 0.2, good: 0, toImprove: 1, poor: 0 } },
      },
      home: {
        load: { LCP: { count: 1, p75: 1250, good: 1, toImprove: 0, poor: 0 } },
        return: { LCP: { count: 1, p75: 250, good: 1, toImprove: 0, poor: 0 } },
      },
    },
  });
});

test('600 figures a minute are counted, and how many more came', () => {
  let now = start;
  const { add, getCounts } = createFieldFigures(() => now);
  const getCount = () => toVisits(getCounts()).pages.stockItem?.load?.LCP?.count;
  for (let post = 0; post < 29; post += 1) expect(add(twenty)).toBe(true);
  expect(add(twenty.slice(1))).toBe(true);
  // A post is counted whole or not at all.
  expect(add([figure, figure])).toBe(false);
  expect(add([figure])).toBe(true);
  now += 59_999;
  expect(add([figure])).toBe(false);
  expect([getCount(), getCounts().dropped]).toEqual([600, 3]);
  now += 1;
  expect(add(twenty)).toBe(true);
  expect(getCount()).toBe(620);
});

test('a clock that is set back does not stop the counting', () => {
  let now = start;
  const { add } = createFieldFigures(() => now);
  for (let post = 0; post < 30; post += 1) add(twenty);
  now -= 3_600_000;
  expect(add(twenty)).toBe(true);
});
