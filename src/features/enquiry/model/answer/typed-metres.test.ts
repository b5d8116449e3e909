import { parseMetres } from './typed-metres';

it.each([
  ['2,7', 2.7],
  ['2.70 m', 2.7],
  ['12', 12],
  ['270', 2.7],
  ['270 cm', 2.7],
  ['2700 mm', 2.7],
  ['5240', 5.24],
  ['1.250 mm', null],
  ['breed', null],
  ['', null],
])('%j is %j', (typed, metres) => {
  expect(parseMetres(typed)).toBe(metres);
});
