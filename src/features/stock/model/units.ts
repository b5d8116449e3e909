/** A number with its unit, as the API sends every measure, e.g. `{ value: 6900, unit: 'mm' }`. */
export type Measure = { value: number; unit: string };

/**
 * Units of the API, each with its label in `locales/<locale>/stock.json` under `unit.<id>`; others are shown as sent.
 */
export const units = {
  mm: 'mm',
  cm: 'cm',
  m: 'm',
  km: 'km',
  kg: 'kg',
  t: 't',
  l: 'l',
  cm3: 'cm3',
  m3: 'm3',
  kW: 'kW',
  kVA: 'kVA',
  bar: 'bar',
  'km/h': 'kmh',
  'm3/h': 'm3h',
  'm3/min': 'm3min',
  'l/min': 'lmin',
  't/h': 'th',
  rpm: 'rpm',
} as const;

export type Unit = keyof typeof units;

/** Quantities: units of the same quantity convert into each other. */
export type Quantity = 'length' | 'weight' | 'volume' | 'power' | 'pressure' | 'speed' | 'flow' | 'rotation';

const quantities: Readonly<Record<Unit, Quantity>> = {
  ...{ mm: 'length', cm: 'length', m: 'length', km: 'length' },
  ...{ kg: 'weight', t: 'weight' },
  ...{ l: 'volume', cm3: 'volume', m3: 'volume' },
  ...{ kW: 'power', kVA: 'power' },
  ...{ bar: 'pressure', 'km/h': 'speed', rpm: 'rotation' },
  ...{ 'm3/h': 'flow', 'm3/min': 'flow', 'l/min': 'flow', 't/h': 'flow' },
};

export function isUnit(unit: string): unit is Unit {
  return Object.hasOwn(units, unit);
}

/** The quantity of a unit; null for an unknown unit. */
export function getQuantity(unit: string): Quantity | null {
  return isUnit(unit) ? quantities[unit] : null;
}

/**
 * A unit in the contract's spelling; an unknown one stays as it is.
 * @example toUnit('KW') // 'kW'
 * @example toUnit('m³') // 'm3'
 */
export function toUnit(text: string): string {
  const key = text.normalize('NFKC').replace(/\s/g, '').toLowerCase();
  return Object.keys(units).find((unit) => unit.toLowerCase() === key) ?? text;
}
