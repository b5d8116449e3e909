import { unknownStatus } from './contract-values';
import { convertMeasure, getRangeUnit, toUnitPath } from './convert-measure';
import type { Scalar } from './filter-index/packed-column';
import { getProperty, type StockItem } from './item';

/** What the API compares of an item in a range or counts in a facet: of a measure its number in the range's unit. */
export function getCompared(item: StockItem, property: string): Scalar {
  const value = getProperty(item, property);
  if (property === 'status' && item.isStatusUnknown === true) return unknownStatus;
  const unit = getRangeUnit(property);
  return unit === null ? value : convertMeasure(value, getProperty(item, toUnitPath(property)), unit);
}

/** The property of accessories in filters: by Dutch name, which is the same in all languages. */
export const accessoryPath = 'accessories.nl';

/** What a facet counts of an item: its value if it has one, of accessories each of their names. */
export function getComparedValues(item: StockItem, property: string): readonly Exclude<Scalar, null>[] {
  if (property === accessoryPath) return getAccessoryNames(item);
  const value = getCompared(item, property);
  return value === null ? [] : [value];
}

/** The Dutch names of an item's accessories, each once. */
export function getAccessoryNames({ accessories = [] }: Pick<StockItem, 'accessories'>): readonly string[] {
  return [...new Set(accessories.flatMap(({ nl = '' }) => (nl === '' ? [] : [nl])))];
}
