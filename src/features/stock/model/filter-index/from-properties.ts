import { unknownStatus } from '../contract-values';
import type { StockItem } from '../item';

import { hiddenColumns } from './indexed-properties';
import type { Scalar } from './packed-column';

/** A stock item with only these values at these paths. */
export function fromProperties(advertisementID: string, properties: readonly (readonly [string, Scalar])[]): StockItem {
  const item: Record<string, unknown> = { advertisementID };
  for (const [property, value] of properties) {
    if (value === null || hiddenColumns.includes(property)) continue;
    if (property === 'status' && value === unknownStatus) {
      item.isStatusUnknown = true;
      continue;
    }
    const [name = '', part] = property.split('.');
    if (part === undefined) item[name] = value;
    else item[name] = { ...(item[name] as object | undefined), [part]: value };
  }
  for (const name of ['category', 'subCategory'])
    if (item[name] !== undefined) item[name] = { ...item[name], longPluralTranslated: {} };
  // The paths are an item's, and the values come from parsed items.
  return item as StockItem;
}
