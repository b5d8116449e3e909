import { convertMeasure, getRangeUnit } from './convert-measure';

test.each([
  [174, 'kW', 'kW', 174],
  [4.5, 'm', 'mm', 4500],
  [2.3, 't', 'kg', 2300],
  [320, 'cm', 'mm', 3200],
  [20, 'm3', 'l', 20_000],
  [500, 'cm3', 'l', 0.5],
  [0, 'mm', 'mm', 0],
] as const)('%d %s is as many %s: %d', (value, unit, to, expected) => {
  expect(convertMeasure(value, unit, to)).toBe(expected);
});

test.each([
  [100, 'kVA', 'kW'],
  [4, 't', 'l'],
  [4, 'ft', 'mm'],
  [4, 'constructor', 'mm'],
  [4, null, 'mm'],
  [null, 'mm', 'mm'],
  ['4', 'mm', 'mm'],
] as const)('%p %s is no number of %s', (value, unit, to) => {
  expect(convertMeasure(value, unit, to)).toBeNull();
});

test('what is no measure has no unit', () => {
  expect(getRangeUnit('constructor')).toBeNull();
  expect(getRangeUnit('power.unit')).toBeNull();
});
