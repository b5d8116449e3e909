import fc from 'fast-check';

import { kinds } from '../details/kinds';
import { machines } from '../facts/machines';
import { referenceYear } from '../reference-year';

import { toAskingPrice, toNewPrice, toRetention, toUsedPrice } from './price';

const models = Object.values(machines).flat();
const anyModel = fc.constantFrom(...models);

test.each([
  [0, 1],
  [4, 0.65],
  [5, 0.6045],
  [10, 0.4206],
])('A machine of %d years keeps its share of the new price.', (age, share) => {
  expect(toRetention(age)).toBeCloseTo(share, 3);
});

test.each([
  [180, 250_00],
  [2_610, 2_500_00],
  [9_880, 10_000_00],
  [34_260, 34_500_00],
  [74_800, 74_900_00],
  [76_200, 75_950_00],
])('An asking price of about %d euros has a usual ending.', (euros, cents) => {
  expect(toAskingPrice(euros)).toBe(cents);
});

test('A higher value never has a lower asking price.', () => {
  for (let euros = 0; euros < 120_000; euros += 50) {
    expect(toAskingPrice(euros + 50)).toBeGreaterThanOrEqual(toAskingPrice(euros));
  }
});

test('Every used machine’s asking price is within its model’s range, apart from rounding.', () => {
  fc.assert(
    fc.property(anyModel, fc.nat(), fc.integer({ min: 0, max: 20_000 }), (machine, offset, hours) => {
      const [first, last] = machine.years;
      const euros = toUsedPrice(machine, { year: first + (offset % (last - first + 1)), hours }) / 100;
      const [lowest, highest] = machine.price;
      expect(euros).toBeGreaterThanOrEqual(lowest * 1000 * 0.95);
      expect(euros).toBeLessThanOrEqual(highest * 1000 * 1.05);
    }),
  );
});

test('An older machine never costs more, nor does one with more hours.', () => {
  fc.assert(
    fc.property(
      anyModel,
      fc.integer({ min: 2005, max: 2022 }),
      fc.integer({ min: 0, max: 15_000 }),
      (machine, year, hours) => {
        const price = toUsedPrice(machine, { year, hours });
        expect(toUsedPrice(machine, { year: year - 3, hours: null })).toBeLessThanOrEqual(
          toUsedPrice(machine, { year, hours: null }),
        );
        expect(toUsedPrice(machine, { year, hours: hours + 1000 })).toBeLessThanOrEqual(price);
      },
    ),
  );
});

test('A new machine costs more than any used one of its model.', () => {
  const odd = models.filter(
    (machine) => toNewPrice(machine) < machine.price[1] * 1000 && machine.years[1] >= referenceYear - 5,
  );
  expect(odd.map(({ model }) => model)).toEqual([]);
});

test('Every model has an hour meter exactly when its kind has usual hours.', () => {
  const odd = models.filter(({ hours, kind }) => (hours === null) !== (kinds[kind].hoursPerYear === null));
  expect(odd.map(({ model }) => model)).toEqual([]);
});
