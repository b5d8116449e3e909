import { hasRisen } from './rise';

test.each([
  ['a few of many', { count: 5, of: 1000 }, { count: 0, of: 1000 }, true],
  ['too few', { count: 4, of: 10 }, { count: 0, of: 1000 }, false],
  ['too small a share', { count: 5, of: 1001 }, { count: 0, of: 1000 }, false],
  ['as many as before', { count: 50, of: 1000 }, { count: 40, of: 1000 }, false],
  ['five times as many', { count: 50, of: 1000 }, { count: 10, of: 1000 }, false],
  ['more than that', { count: 51, of: 1000 }, { count: 10, of: 1000 }, true],
  ['after a night without visitors', { count: 5, of: 5 }, { count: 0, of: 0 }, true],
])('%s', (_, now, before, expected) => {
  expect(hasRisen(now, before, { least: 5, added: 0 })).toBe(expected);
});

test('after a quiet hour what is reported has not risen yet', () => {
  const rule = { least: 20, added: 1 };
  expect(hasRisen({ count: 20, of: 1000 }, { count: 0, of: 100 }, rule)).toBe(false);
  expect(hasRisen({ count: 20, of: 1000 }, { count: 0, of: 1000 }, rule)).toBe(true);
});

test('right after a start, when nothing is known of before, what many browsers report has risen', () => {
  const rule = { least: 20, added: 1 };
  expect(hasRisen({ count: 20, of: 300 }, { count: 0, of: 0 }, rule)).toBe(true);
  expect(hasRisen({ count: 20, of: 1000 }, { count: 0, of: 3 }, rule)).toBe(false);
});
