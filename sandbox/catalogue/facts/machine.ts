import type { Measure } from '../../../src/features/stock/model/units';
import type { Details } from '../catalogue-item';
import type { KindName } from '../details/kinds';

import type { CategoryName } from './categories';
import type { MakeName } from './makes';

export type Sector = 'agriculture' | 'industry' | 'garden';
export type Range = readonly [minimum: number, maximum: number];

/** A model that the dealer trades in, and the ranges of its used machines. */
export type Machine = {
  sector: Sector;
  category: CategoryName;
  subCategory: string | null;
  kind: KindName;
  make: MakeName;
  model: string;
  type: string | null;
  years: Range;
  /** Operating hours; null: no hour meter. */
  hours: Range | null;
  kilowatt: number | null;
  /** Asking price in thousands of euros, VAT excluded. */
  price: Range;
  /** Details of every machine of the model. */
  facts: Details;
};

export type MachineRow = readonly [
  make: MakeName,
  model: string,
  type: string | null,
  years: Range,
  hours: Range | null,
  kilowatt: number | null,
  price: Range,
  facts?: Details,
];

/** The models of one category and kind. */
export type MachineGroup = {
  category: CategoryName;
  subCategory?: string;
  kind: KindName;
  rows: readonly MachineRow[];
};

/** Returns a sector's groups as one list of machines. */
export function toMachines(sector: Sector, groups: readonly MachineGroup[]): Machine[] {
  return groups.flatMap(({ category, subCategory, kind, rows }) =>
    rows.map(([make, model, type, years, hours, kilowatt, price, facts = {}]) => ({
      sector,
      category,
      subCategory: subCategory ?? null,
      kind,
      make,
      model,
      type,
      years,
      hours,
      kilowatt,
      price,
      facts,
    })),
  );
}

export const mm = (value: number): Measure => ({ value, unit: 'mm' });
export const kg = (value: number): Measure => ({ value, unit: 'kg' });
export const litres = (value: number): Measure => ({ value, unit: 'l' });
export const m3 = (value: number): Measure => ({ value, unit: 'm3' });
