import type { FigureName } from '../../src/config/field-figures';

/**
 * The upper borders of the buckets in which values are counted, inclusive and ascending. The last one is the largest
 * value that is accepted, so every value has a bucket. LCP and INP in milliseconds, CLS as a score.
 */
export const borders: Readonly<Record<FigureName, readonly number[]>> = {
  LCP: [250, 500, 750, 1000, 1250, 1500, 1750, 2000, 2500, 3000, 4000, 5000, 7500, 10_000, 20_000, 60_000],
  INP: [25, 50, 75, 100, 150, 200, 300, 400, 500, 750, 1000, 2000, 5000, 60_000],
  CLS: [0, 0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.5, 1, 100],
};

/** The largest good value and the largest that is not poor (https://web.dev/articles/vitals); borders as well. */
export const thresholds: Readonly<Record<FigureName, { good: number; notPoor: number }>> = {
  LCP: { good: 2500, notPoor: 4000 },
  INP: { good: 200, notPoor: 500 },
  CLS: { good: 0.1, notPoor: 0.25 },
};
