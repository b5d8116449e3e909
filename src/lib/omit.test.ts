import { omit } from './omit';

test('the key is gone, not undefined, and the record itself stays as it was', () => {
  const record = { a: 1, b: undefined, c: 3 };
  expect(Object.entries(omit(record, 'a'))).toEqual([
    ['b', undefined],
    ['c', 3],
  ]);
  expect(record).toEqual({ a: 1, b: undefined, c: 3 });
});

test('a record without the key comes back the same, names that every object has included', () => {
  expect(omit({ a: 1 }, 'toString')).toEqual({ a: 1 });
});
