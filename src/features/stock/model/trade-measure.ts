import { formatMeasure, type Wording } from './measures';
import type { Measure } from './units';

/** What a measure is in metres, kilograms or litres. Others, and kilometres, stay as they are. */
const bases: Readonly<Partial<Record<string, readonly [base: 'm' | 'kg' | 'l', factor: number]>>> = {
  mm: ['m', 0.001],
  cm: ['m', 0.01],
  m: ['m', 1],
  kg: ['kg', 1],
  t: ['kg', 1000],
  l: ['l', 1],
  m3: ['l', 1000],
  cm3: ['l', 0.001],
};

/** Categories whose widths the trade gives in centimetres, and those whose tanks it gives in cubic metres. */
const inCentimetres = /mowers$/i;
const inCubicMetres = /^(feedMixers|slurryTankers)$/;

/**
 * A measure in the unit of the trade: widths and heights in metres (mowers: centimetres), weights above 10,000 kg in
 * tonnes, tanks in litres or cubic metres. Others are as sent, and so is what would round to nothing. The technical
 * data has the exact value.
 * @example formatTradeMeasure({ value: 2500, unit: 'mm' }, 'rakes', words) // '2,50 m'
 * @example formatTradeMeasure({ value: 12_480, unit: 'kg' }, 'trailers', words) // '12,5 t'
 */
export function formatTradeMeasure(measure: Measure, category: string, wording: Wording): string {
  const [base, factor] = (Object.hasOwn(bases, measure.unit) && bases[measure.unit]) || [];
  if (base === undefined || factor === undefined) return formatMeasure(measure, wording);
  const value = measure.value * factor;
  const format = (unit: string, inUnit: number, digits: number) => {
    // Binary fractions: 2.3 × 1000 is 2299.9999999999995, and 4.755 is rounded down.
    const rounded = Math.round(Number((inUnit * 10 ** digits).toFixed(3))) / 10 ** digits;
    if (rounded === 0) return formatMeasure(measure, wording);
    return formatMeasure({ value: rounded, unit }, wording, Number.isInteger(rounded) ? 0 : digits);
  };
  if (base === 'm') return inCentimetres.test(category) ? format('cm', value * 100, 0) : format('m', value, 2);
  if (base === 'kg' ? value > 10_000 : inCubicMetres.test(category))
    return format(base === 'kg' ? 't' : 'm3', value / 1000, 1);
  return format(base, value, 0);
}
