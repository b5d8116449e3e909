import fc from 'fast-check';

import { recycleKeys } from './recycle-keys';

const none = new Map<string, number>();
const idLists = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'), { maxLength: 8 });

test('the first list is numbered', () => {
  expect([...recycleKeys(none, ['a', 'b'])]).toEqual([
    ['a', 0],
    ['b', 1],
  ]);
});

test('what stays keeps its key, also at another place, and what is new takes a free one', () => {
  const keys = recycleKeys(recycleKeys(none, ['a', 'b', 'c']), ['d', 'c', 'e', 'f']);
  expect([...keys]).toEqual([
    ['d', 0],
    ['c', 2],
    ['e', 1],
    ['f', 3],
  ]);
});

test('keys are never given twice, nor taken from what stays', () => {
  fc.assert(
    fc.property(idLists, idLists, idLists, (one, two, three) => {
      const before = recycleKeys(recycleKeys(none, one), two);
      const after = recycleKeys(before, three);
      expect([...after.keys()]).toEqual(three);
      expect(new Set(after.values()).size).toBe(three.length);
      for (const id of three) if (before.has(id)) expect(after.get(id)).toBe(before.get(id));
    }),
  );
});
