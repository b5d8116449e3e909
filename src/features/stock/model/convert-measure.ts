import { rangeUnits } from './contract-ranges';
import type { Scalar } from './filter-index/packed-column';
import type { Unit } from './units';

type RangeUnit = (typeof rangeUnits)[keyof typeof rangeUnits];

/** What one of a unit is in the unit that ranges compare. */
const factors: Readonly<Record<RangeUnit, Readonly<Partial<Record<Unit, number>>>>> = {
  kW: { kW: 1 },
  mm: { mm: 1, cm: 10, m: 1000, km: 1_000_000 },
  kg: { kg: 1, t: 1000 },
  l: { l: 1, m3: 1000, cm3: 0.001 },
};

/** The unit in which the API compares a property; null for a property that is no measure. */
export function getRangeUnit(property: string): RangeUnit | null {
  const rows: Readonly<Partial<Record<string, RangeUnit>>> = rangeUnits;
  return Object.hasOwn(rows, property) ? (rows[property] ?? null) : null;
}

/** @example toUnitPath('power.value') // 'power.unit' */
export function toUnitPath(property: string): string {
  return property.replace(/value$/, 'unit');
}

/**
 * The number of a measure in the unit that ranges compare; null without a number, or when its unit does not convert.
 * @param unit as the API sends it, in the contract's spelling
 * @example convertMeasure(2.5, 't', 'kg') // 2500
 */
export function convertMeasure(value: Scalar, unit: Scalar | undefined, to: RangeUnit): number | null {
  const rows: Readonly<Partial<Record<string, number>>> = factors[to];
  const factor = typeof unit === 'string' && Object.hasOwn(rows, unit) ? rows[unit] : undefined;
  if (typeof value !== 'number' || factor === undefined) return null;
  // Binary fractions: 2.3 × 1000 is 2299.9999999999995.
  return Number((value * factor).toFixed(6));
}
