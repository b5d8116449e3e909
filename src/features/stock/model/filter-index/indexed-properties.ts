import type { StockItem } from '../item';

import type { Scalar } from './packed-column';

/** What machines of one kind share. */
const kind = ['category.name', 'subCategory.name', 'makeName', 'model', 'modelOther', 'type'] as const;
/** What goes with the kind, mostly. */
const build = [
  'energyType',
  'power.value',
  'power.unit',
  'liftingCapacity.value',
  'liftingCapacity.unit',
  'workingWidth.value',
  'workingWidth.unit',
] as const;
/** How a machine is offered: a handful of combinations. */
const offer = ['transaction', 'status', 'used', 'pricing.type', 'pricing.vat', 'price.currency'] as const;
/** What each machine has for itself. */
const own = ['emissionsClass', 'constructionYear', 'operatingHours', 'price.amount', 'advertiserStockNumber'] as const;

/**
 * The properties that the index knows of each machine, by dotted path: what the filters ask for and what a card says.
 * Those of a group are kept together, each combination once.
 */
export const indexedProperties = { kind, build, offer, own } as const;

/** The item that has these values at these paths and nothing else. */
export function fromProperties(advertisementID: string, properties: readonly (readonly [string, Scalar])[]): StockItem {
  const item: Record<string, unknown> = { advertisementID };
  for (const [property, value] of properties) {
    if (value === null) continue;
    const [name = '', part] = property.split('.');
    if (part === undefined) item[name] = value;
    else item[name] = { ...(item[name] as object | undefined), [part]: value };
  }
  for (const name of ['category', 'subCategory'])
    if (item[name] !== undefined) item[name] = { ...item[name], longPluralTranslated: {} };
  // The paths are those of an item, and their values were taken from one that had been checked.
  return item as StockItem;
}
