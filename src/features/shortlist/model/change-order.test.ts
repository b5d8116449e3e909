import fc from 'fast-check';

import { insertEntry, moveEntry, setNote } from './change-order';

const list = ['1', '2', '3'].map((id) => ({ id }));
const toIds = (entries: readonly { id: string }[]) => entries.map(({ id }) => id).join('');

test.each([
  ['1', 1, '213'],
  ['1', -1, '123'],
  ['3', -1, '132'],
  ['3', 1, '123'],
  ['2', 9, '132'],
  ['7', 1, '123'],
])('%s moved by %d gives %s', (id, by, ids) => {
  expect(toIds(moveEntry(list, id, by))).toBe(ids);
});

it('loses and doubles nothing, wherever something moves', () => {
  fc.assert(
    fc.property(fc.constantFrom('1', '2', '3', '4'), fc.integer({ min: -9, max: 9 }), (id, by) => {
      const moved = moveEntry(list, id, by);
      expect(moved).toHaveLength(3);
      expect(moved).toEqual(expect.arrayContaining(list));
    }),
  );
});

it('puts back what was removed, once', () => {
  expect(toIds(insertEntry(list, { id: '9' }, 1))).toBe('1923');
  expect(toIds(insertEntry(list, { id: '9' }, 30))).toBe('1239');
  expect(toIds(insertEntry(list, { id: '3' }, 0))).toBe('312');
});

it('notes', () => {
  const noted = setNote(list, '2', 'x');
  expect(noted).toEqual([{ id: '1' }, { id: '2', note: 'x' }, { id: '3' }]);
  expect(setNote(noted, '2', '')).toEqual(list);
});
