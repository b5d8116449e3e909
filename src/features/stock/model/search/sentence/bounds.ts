import { toRange, type Range } from '../query';

import { propertiesOf, type Family } from './units';
import type { Comparison, Quantity } from './word-table';

/**
 * The range that a single number stands for, in the unit of its family. Without a comparison:
 *
 * - a price and hours are what a buyer accepts at most, because nobody minds less;
 * - a year is that year;
 * - power, capacity, height, width and tank are about so much: from 10 % below to 10 % above.
 *
 * Bounds are inclusive, as filters are: "less than 5000 hours" is up to 5000. Of years, which are whole, "before",
 * "after", "newer than" and "older than" leave the year itself out. "About" is two years for years.
 *
 * @returns null when the comparison is none for such a number
 */
export function toBounds(value: number, family: Family, how: Comparison | null): Range | null {
  if (family === 'year') return toYears(value, how);
  switch (how) {
    case 'min':
    case 'more':
      return { minimum: value, maximum: null };
    case 'max':
    case 'less':
      return { minimum: null, maximum: value };
    case 'exact':
      return { minimum: value, maximum: value };
    case 'about':
      return toAbout(value);
    case 'before':
    case 'after':
    case null:
      return family === 'euro' || family === 'hours' ? { minimum: null, maximum: value } : toAbout(value);
    default:
      return null;
  }
}

function toAbout(value: number): Range {
  return { minimum: value * 0.9, maximum: value * 1.1 };
}

/** In years. */
const aboutYears = 2;

function toYears(year: number, how: Comparison | null): Range | null {
  switch (how) {
    case 'min':
    case 'notOlder':
      return { minimum: year, maximum: null };
    case 'max':
    case 'notNewer':
      return { minimum: null, maximum: year };
    case 'more':
    case 'after':
    case 'newer':
      return { minimum: year + 1, maximum: null };
    case 'less':
    case 'before':
    case 'older':
      return { minimum: null, maximum: year - 1 };
    case 'about':
      return { minimum: year - aboutYears, maximum: year + aboutYears };
    case 'exact':
    case null:
      return { minimum: year, maximum: year };
    default:
      return null;
  }
}

/**
 * The years of construction of an age: "not older than 10 years". Without a comparison it has to be called an age.
 * @param isAge whether "old" stands behind it
 */
export function toYearsOfAge(age: number, how: Comparison | null, isAge: boolean, thisYear: number): Range | null {
  const year = thisYear - age;
  switch (how) {
    case 'newer':
    case 'notOlder':
    case 'last':
      return { minimum: year, maximum: null };
    case 'older':
    case 'notNewer':
      return { minimum: null, maximum: year };
    default:
      if (!isAge) return null;
  }
  if (how === 'max' || how === 'less') return { minimum: year, maximum: null };
  if (how === 'min' || how === 'more') return { minimum: null, maximum: year };
  return how === 'about'
    ? { minimum: year - aboutYears, maximum: year + aboutYears }
    : { minimum: year, maximum: year };
}

/** Rounds to what filters take: whole numbers, and centimetres of a length. Swapped ends are corrected. */
export function roundRange({ minimum, maximum }: Range, property: Quantity): Range {
  const digits = propertiesOf.m?.some((one) => one === property) === true ? 100 : 1;
  const round = (value: number | null) => (value === null ? null : Math.round(value * digits) / digits);
  return toRange(round(minimum), round(maximum)) ?? { minimum, maximum };
}

/** Two ranges of one property: one that is open where the other ends is completed, else both are taken in. */
export function joinRanges(one: Range, other: Range): Range {
  const isOpen = ({ minimum, maximum }: Range) => minimum === null || maximum === null;
  const pick = (a: number | null, b: number | null, take: (...values: number[]) => number) => {
    if (a === null || b === null) return isOpen(one) && isOpen(other) ? (a ?? b) : null;
    return take(a, b);
  };
  const minimum = pick(one.minimum, other.minimum, Math.min);
  const maximum = pick(one.maximum, other.maximum, Math.max);
  return toRange(minimum, maximum) ?? one;
}
