import { joinRanges, roundRange, toBounds, toYearsOfAge } from './bounds';

test.each([
  ['euro', null, null, 100],
  ['hours', null, null, 100],
  ['kg', null, 90, 110],
  ['kg', 'exact', 100, 100],
  ['euro', 'about', 90, 110],
  ['kW', 'min', 100, null],
  ['m', 'less', null, 100],
  ['l', 'more', 100, null],
] as const)('100 of %s, %s, is from %s to %s', (family, how, minimum, maximum) => {
  expect(roundRange(toBounds(100, family, how) ?? { minimum: 0, maximum: 0 }, 'none')).toEqual({ minimum, maximum });
});

test.each([
  [null, 2015, 2015],
  ['min', 2015, null],
  ['after', 2016, null],
  ['newer', 2016, null],
  ['notOlder', 2015, null],
  ['before', null, 2014],
  ['older', null, 2014],
  ['max', null, 2015],
  ['about', 2013, 2017],
] as const)('the year 2015, %s, is from %s to %s', (how, minimum, maximum) => {
  expect(toBounds(2015, 'year', how)).toEqual({ minimum, maximum });
});

test('a comparison of ages is none of measures', () => {
  expect(toBounds(100, 'kg', 'newer')).toBeNull();
});

test('an age counts when it is called one', () => {
  expect(toYearsOfAge(10, 'notOlder', false, 2026)).toEqual({ minimum: 2016, maximum: null });
  expect(toYearsOfAge(10, 'max', true, 2026)).toEqual({ minimum: 2016, maximum: null });
  expect(toYearsOfAge(10, 'older', false, 2026)).toEqual({ minimum: null, maximum: 2016 });
  expect(toYearsOfAge(10, null, true, 2026)).toEqual({ minimum: 2016, maximum: 2016 });
  expect(toYearsOfAge(2, null, false, 2026)).toBeNull();
});

test('lengths keep centimetres, and swapped ends are corrected', () => {
  expect(roundRange({ minimum: 2.8799, maximum: 3.521 }, 'workingWidth.value')).toEqual({
    minimum: 2.88,
    maximum: 3.52,
  });
  expect(roundRange({ minimum: 66.2, maximum: 80.9 }, 'power.value')).toEqual({ minimum: 66, maximum: 81 });
  expect(roundRange({ minimum: 20, maximum: 10 }, 'price.amount')).toEqual({ minimum: 10, maximum: 20 });
});

test('two bounds make one range, two ranges the one around both', () => {
  const [from, to] = [
    { minimum: 10, maximum: null },
    { minimum: null, maximum: 20 },
  ];
  expect(joinRanges(from, to)).toEqual({ minimum: 10, maximum: 20 });
  expect(joinRanges({ minimum: 2015, maximum: 2015 }, { minimum: 2018, maximum: 2018 })).toEqual({
    minimum: 2015,
    maximum: 2018,
  });
});
