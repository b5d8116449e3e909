import { arrangeOptions, type GroupedOption } from './arrange-options';

const option = (value: string, count: number, group?: string): GroupedOption => ({
  ...{ value, label: value, count, isSelected: false },
  ...(group !== undefined && { group }),
});
const closed = { first: [], isOpen: false, iso: 'nl-NL' };
const read = ({ groups }: ReturnType<typeof arrangeOptions>) =>
  groups.map(
    ({ group, options }) =>
      `${group ?? ''}: ${options.map(({ value, count }) => `${value}${String(count)}`).join(' ')}`,
  );

const farm = ['a', 'b', 'c', 'd', 'e'].map((value, index) => option(value, 9 - index, 'farm'));
const garden = ['v', 'w'].map((value, index) => option(value, 5 - index, 'garden'));

test('values in groups stand below their headings, three of each until more are asked for', () => {
  const all = [...farm, ...garden];
  expect(read(arrangeOptions(all, closed))).toEqual(['farm: a9 b8 c7', 'garden: v5 w4']);
  expect(arrangeOptions(all, closed).hidden).toBe(2);
  expect(read(arrangeOptions(all, { ...closed, isOpen: true }))).toEqual(['farm: a9 b8 c7 d6 e5', 'garden: v5 w4']);
});

test('a button for one more would take its room: it is shown', () => {
  const all = [...farm.slice(0, 4), ...garden];
  expect(arrangeOptions(all, closed)).toMatchObject({ hidden: 0, groups: [{ options: farm.slice(0, 4) }, {}] });
});

test('a group of which nothing is left keeps its place, and a value stands where the button was', () => {
  const first = [...farm, ...garden];
  expect(read(arrangeOptions([option('c', 2, 'farm')], { ...closed, first }))).toEqual([
    'farm: c2 a0 b0 d0',
    'garden: v0 w0',
  ]);
});

test('a group without a value that is searched for is not there', () => {
  const found = arrangeOptions([...farm, ...garden], { ...closed, isOpen: true, term: 'V' });
  expect(read(found)).toEqual(['garden: v5']);
});
