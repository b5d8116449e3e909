import { filters, type RangeProperty } from '../filters';

import type { Quantity, Unit } from './word-table';

/** A quantity's unit in filters. */
export type Family = 'euro' | 'year' | 'hours' | 'kW' | 'kg' | 'm' | 'l' | 'age' | 'none';

type UnitRow = {
  family: Family;
  /** How many of the family's unit one is. */
  factor: number;
  /** A number outside of these is none of this unit: "2015 m" is a year and a model. */
  lowest: number;
  highest: number;
};

const row = (family: Family, factor: number, lowest: number, highest: number): UnitRow => ({
  family,
  factor,
  lowest,
  highest,
});

export const unitRows: Readonly<Record<Unit, UnitRow>> = {
  euro: row('euro', 1, 0, 99_999_999),
  hours: row('hours', 1, 0, 99_999),
  age: row('age', 1, 1, 60),
  kW: row('kW', 1, 1, 2000),
  hp: row('kW', 0.7355, 1, 2000),
  bhp: row('kW', 0.7457, 1, 2000),
  kg: row('kg', 1, 10, 99_999),
  t: row('kg', 1000, 0.1, 99),
  lb: row('kg', 0.4536, 20, 99_999),
  m: row('m', 1, 0.2, 60),
  cm: row('m', 0.01, 20, 6000),
  mm: row('m', 0.001, 200, 60_000),
  ft: row('m', 0.3048, 1, 200),
  inch: row('m', 0.0254, 1, 400),
  l: row('l', 1, 20, 99_999),
  m3: row('l', 1000, 0.1, 99),
  // The site's English is British.
  gallon: row('l', 4.546, 5, 20_000),
  other: row('none', 1, 0, 1e9),
};

/** The unit of a number that its property names: "hefhoogte 4500" is in millimetres. */
export const familyOf: Readonly<Record<Quantity, Family>> = {
  'price.amount': 'euro',
  constructionYear: 'year',
  operatingHours: 'hours',
  'power.value': 'kW',
  'liftingHeight.value': 'm',
  'liftingCapacity.value': 'kg',
  'workingWidth.value': 'm',
  'tankCapacity.value': 'l',
  none: 'none',
};

/** The first of a number's possible values that makes sense in a unit, in that unit; null when none does. */
export function toPlausible(values: readonly number[], unit: Unit): number | null {
  const { lowest, highest } = unitRows[unit];
  return values.find((value) => value >= lowest && value <= highest) ?? null;
}

/** The value of a number without a unit whose property is known; null when it is out of reach. */
export function toDefault(values: readonly number[], quantity: Quantity): number | null {
  const family = familyOf[quantity];
  const tries: readonly Unit[] =
    family === 'm'
      ? ['m', 'mm', 'cm']
      : family === 'kg'
        ? ['kg', 't']
        : family === 'l'
          ? ['l']
          : [family === 'hours' ? 'hours' : 'euro'];
  if (family === 'none' || family === 'year' || family === 'kW') return null;
  // 4500 mm, but 300 cm.
  for (const unit of tries) {
    const value = toPlausible(values, unit);
    if (value !== null && (unit !== 'mm' || value >= 1000)) return value * unitRows[unit].factor;
  }
  return null;
}

/** The properties of a family; those of lengths depend on the categories. */
export const propertiesOf: Readonly<Partial<Record<Family, readonly RangeProperty[]>>> = {
  euro: ['price.amount'],
  hours: ['operatingHours'],
  kW: ['power.value'],
  kg: ['liftingCapacity.value'],
  m: ['liftingHeight.value', 'workingWidth.value'],
  l: ['tankCapacity.value'],
};

/** Whether a range is meant for one of these categories: nobody says kilograms of a sprayer's lifting capacity. */
export function isForSome(property: RangeProperty, categories: readonly string[]): boolean {
  const found = filters.find((one) => one.property === property);
  if (found === undefined || !('categories' in found) || property === 'power.value') return true;
  const allowed: readonly string[] = found.categories;
  return categories.some((name) => allowed.includes(name));
}
