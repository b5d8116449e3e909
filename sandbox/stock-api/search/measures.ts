import { isRecord, toGetter, type StockRecord } from './stock-record';

/** The measures that ranges compare, and what one of each unit is in the unit of the range (the site's contract). */
const measures: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  power: { kW: 1 },
  liftingHeight: { mm: 1, cm: 10, m: 1e3, km: 1e6 },
  liftingCapacity: { kg: 1, t: 1e3 },
  workingWidth: { mm: 1, cm: 10, m: 1e3, km: 1e6 },
  tankCapacity: { l: 1, cm3: 1e-3, m3: 1e3 },
};

/**
 * Creates a getter for what filters and aggregations see at a dotted path: of these measures the number in one unit, or
 * undefined if the item's unit is another quantity's or unknown; of anything else the value.
 * @example toComparedGetter('liftingHeight.value')({ liftingHeight: { value: 4.5, unit: 'm' } }) // 4500
 */
export function toComparedGetter(path: string): (record: StockRecord) => unknown {
  // Of a list its length (the site's contract).
  if (path === 'images') return ({ images }) => (Array.isArray(images) ? images.length : undefined);
  const [name = '', part] = path.split('.');
  const factors = Object.hasOwn(measures, name) && part === 'value' ? measures[name] : undefined;
  if (factors === undefined) return toGetter(path);
  return (record) => {
    const { value, unit } = isRecord(record[name]) ? record[name] : {};
    const factor = typeof unit === 'string' && Object.hasOwn(factors, unit) ? factors[unit] : undefined;
    // To millionths: binary fractions would leave 2.3 t out of a range up to 2300 kg, or in one that begins above it.
    return typeof value === 'number' && factor !== undefined ? Math.round(value * factor * 1e6) / 1e6 : undefined;
  };
}
