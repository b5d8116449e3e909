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
