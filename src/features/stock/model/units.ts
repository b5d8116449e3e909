/** A number with its unit, as the API sends every measure, e.g. `{ value: 6900, unit: 'mm' }`. */
export type Measure = { value: number; unit: string };

/** Units the API sends, each with its label in `locales/<locale>/stock.json` under `unit.<id>`; others are shown as sent. */
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
