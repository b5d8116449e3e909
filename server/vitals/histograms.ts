import { roundFigure, type FigureName } from '../../src/config/field-figures';

import { borders, thresholds } from './buckets';

/** The values of one figure: how many are in each bucket (`borders`), and their sum in the figure's unit. */
export type Histogram = { buckets: readonly number[]; sum: number };

/** What a histogram says of its figure. The shares are from 0 to 1. */
export type Summary = { count: number; p75: number; good: number; toImprove: number; poor: number };

export function createHistogram(name: FigureName): Histogram {
  return { buckets: borders[name].map(() => 0), sum: 0 };
}

/**
 * Adds one value.
 * @param value from 0 to the largest one that is accepted (`figures` in `src/config/field-figures.ts`)
 */
export function addValue(name: FigureName, { buckets, sum }: Histogram, value: number): Histogram {
  const rounded = roundFigure(name, value);
  const found = borders[name].findIndex((border) => rounded <= border);
  return {
    buckets: buckets.map((count, index) => (index === found ? count + 1 : count)),
    // Rounded to the decimals of CLS, so that the order of additions changes nothing.
    sum: Number((sum + rounded).toFixed(4)),
  };
}

/** How many values are at or below each border. The last one is the count of all. */
export function toCumulative({ buckets }: Histogram): number[] {
  let sum = 0;
  return buckets.map((count) => (sum += count));
}

/**
 * An estimate of a percentile by the nearest rank: the upper border of the bucket that it is in.
 * @param share above 0, up to 1, e.g. 0.75
 * @returns null without values
 */
export function estimatePercentile(name: FigureName, histogram: Histogram, share: number): number | null {
  const cumulative = toCumulative(histogram);
  const rank = Math.ceil(share * (cumulative.at(-1) ?? 0));
  return rank === 0 ? null : (borders[name][cumulative.findIndex((count) => count >= rank)] ?? null);
}

/** @returns null without values */
export function summarize(name: FigureName, histogram: Histogram): Summary | null {
  const cumulative = toCumulative(histogram);
  const count = cumulative.at(-1) ?? 0;
  const p75 = estimatePercentile(name, histogram, 0.75);
  if (p75 === null) return null;
  const countTo = (border: number) => cumulative[borders[name].indexOf(border)] ?? 0;
  const good = countTo(thresholds[name].good);
  const notPoor = countTo(thresholds[name].notPoor);
  return {
    count,
    p75,
    good: toShare(good, count),
    toImprove: toShare(notPoor - good, count),
    poor: toShare(count - notPoor, count),
  };
}

function toShare(part: number, count: number): number {
  return Number((part / count).toFixed(3));
}
