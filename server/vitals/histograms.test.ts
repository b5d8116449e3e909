import fc from 'fast-check';

import { figureNames, figures, roundFigure, type FigureName } from '../../src/config/field-figures';

import { borders, thresholds } from './buckets';
import { addValue, createHistogram, estimatePercentile, summarize, toCumulative } from './histograms';

/** A figure with some of its values: half of them near the thresholds, where it matters. */
const measured = fc.constantFrom(...figureNames).chain((name) =>
  fc.record({
    name: fc.constant(name),
    values: fc.array(
      fc.oneof(
        fc.double({ min: 0, max: figures[name].max, noNaN: true }),
        fc.double({ min: 0, max: 2 * thresholds[name].notPoor, noNaN: true }),
        fc.constantFrom(...borders[name]),
      ),
      { minLength: 1, maxLength: 60 },
    ),
  }),
);

const addAll = (name: FigureName, values: readonly number[]) =>
  values.reduce((histogram, value) => addValue(name, histogram, value), createHistogram(name));

const countAll = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

test.each(figureNames)('the borders of %s ascend to its largest value, and have its thresholds', (name) => {
  expect(borders[name]).toEqual([...new Set(borders[name])].sort((a, b) => a - b));
  expect(borders[name].at(-1)).toBe(figures[name].max);
  expect(borders[name]).toEqual(expect.arrayContaining(Object.values(thresholds[name])));
});

test('every value is in one bucket', () => {
  fc.assert(
    fc.property(measured, ({ name, values }) => {
      const histogram = addAll(name, values);
      expect(countAll(histogram.buckets)).toBe(values.length);
      expect(toCumulative(histogram).at(-1)).toBe(values.length);
    }),
  );
});

test('the order of additions does not matter', () => {
  const shuffled = measured.chain(({ name, values }) =>
    fc.record({
      name: fc.constant(name),
      values: fc.constant(values),
      others: fc.shuffledSubarray(values, { minLength: values.length }),
    }),
  );
  fc.assert(
    fc.property(shuffled, ({ name, values, others }) => {
      expect(addAll(name, others)).toEqual(addAll(name, values));
    }),
  );
});

test('the estimate of a percentile is the upper border of the bucket that the percentile is in', () => {
  fc.assert(
    fc.property(measured, fc.double({ min: 0.01, max: 1, noNaN: true }), ({ name, values }, share) => {
      const sorted = values.map((value) => roundFigure(name, value)).sort((a, b) => a - b);
      const exact = sorted[Math.ceil(share * sorted.length) - 1] ?? NaN;
      const estimate = estimatePercentile(name, addAll(name, values), share) ?? NaN;
      const lower = borders[name][borders[name].indexOf(estimate) - 1] ?? -1;
      expect(exact).toBeGreaterThan(lower);
      expect(exact).toBeLessThanOrEqual(estimate);
    }),
  );
});

test('a summary has the shares by the thresholds of the field', () => {
  const values = [2500, 2501, 4000, 4001, 100, 200, 300, 400];
  expect(summarize('LCP', addAll('LCP', values))).toEqual({
    ...{ count: 8, p75: 3000 },
    ...{ good: 0.625, toImprove: 0.25, poor: 0.125 },
  });
  expect(summarize('INP', addAll('INP', [200, 500, 501]))).toMatchObject({
    good: 0.333,
    toImprove: 0.333,
    poor: 0.333,
  });
  expect(summarize('CLS', addAll('CLS', [0, 0.1, 0.25, 0.3]))).toMatchObject({
    good: 0.5,
    toImprove: 0.25,
    poor: 0.25,
  });
});

test('the sum is exact to the decimals of the figure', () => {
  expect(addAll('CLS', [0.1, 0.2, 0.00012]).sum).toBe(0.3001);
  expect(addAll('LCP', [1200.4, 800.5]).sum).toBe(2001);
});

test('without values there is no percentile and no summary', () => {
  expect(estimatePercentile('LCP', createHistogram('LCP'), 0.75)).toBeNull();
  expect(summarize('LCP', createHistogram('LCP'))).toBeNull();
});
