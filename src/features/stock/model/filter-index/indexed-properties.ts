import { unknownStatus } from '../contract-values';
import type { StockItem } from '../item';

import type { Scalar } from './packed-column';

/** Shared by items of one kind. */
const kind = ['category.name', 'subCategory.name', 'makeName', 'model', 'modelOther', 'type'] as const;
/** Mostly follows from the kind. */
const build = [
  'energyType',
  'power.value',
  'power.unit',
  'liftingCapacity.value',
  'liftingCapacity.unit',
  'workingWidth.value',
  'workingWidth.unit',
] as const;
/** Numbers that filters use and no card shows, in the unit of the contract's ranges. They follow from the kind, too. */
const hidden = ['liftingHeight.value', 'tankCapacity.value'] as const;
/** The same of words: each is its own column, because they differ between items of a kind. */
const hiddenWords = ['transmissionType', 'mastType', 'mastStageCount', 'freeliftAvailable'] as const;
/** The offer: a handful of combinations. */
const offer = ['transaction', 'status', 'used', 'pricing.type', 'pricing.vat', 'price.currency'] as const;
/** Individual to each item. */
const own = ['emissionsClass', 'constructionYear', 'operatingHours', 'price.amount', 'advertiserStockNumber'] as const;

/**
 * The properties of each item in the index, by dotted path: those that cards show, with most that filters use. The
 * index stores each combination of a group once.
 */
export const indexedProperties = { kind, build, offer, own } as const;

/** Measures that only filters use; a row of `builds` ends with them. */
export const hiddenProperties: readonly string[] = hidden;

/** The other properties that only filters use. */
export const hiddenColumns: readonly string[] = hiddenWords;

/** A stock item with only these values at these paths. */
export function fromProperties(advertisementID: string, properties: readonly (readonly [string, Scalar])[]): StockItem {
  const item: Record<string, unknown> = { advertisementID };
  for (const [property, value] of properties) {
    if (value === null || hiddenProperties.includes(property) || hiddenColumns.includes(property)) continue;
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
