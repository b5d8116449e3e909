import * as v from 'valibot';

import { categorySchema, type Category } from './contract-schemas';
import { itemFields, listFields, type ItemValues } from './item-fields';

/**
 * A stock item with the API's own values; what is not known is absent. Prices are in cents. The `advertisementID` is
 * always text, though the API may send it as a number.
 */
export type StockItem = {
  advertisementID: string;
  category: Category;
  /** Whether it has a photo is not known yet: it comes from an index without photos. */
  isPhotoPending?: true;
} & ItemValues;

/** The result of checking one item: kept with the names of fields that had to be dropped, or refused with the reason. */
export type ParsedStockItem =
  | { status: 'ok'; item: StockItem; dropped: readonly string[] }
  | { status: 'broken'; advertisementID: string | null; reason: string };

const idSchema = v.pipe(
  v.union([
    v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    v.pipe(v.string(), v.trim(), v.regex(/^(0|[1-9]\d{0,14})$/, 'not a whole number of at most 15 digits')),
  ]),
  v.transform(String),
);

/**
 * Checks one item of the API. Without an `advertisementID` or a category it has no page and is refused; any other field
 * that is missing, null, or not what the contract says is left out and named, members of lists with their number.
 */
export function parseStockItem(input: unknown): ParsedStockItem {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return { status: 'broken', advertisementID: null, reason: 'not an object' };
  }
  const raw = new Map<string, unknown>(Object.entries(input));
  const id = v.safeParse(idSchema, raw.get('advertisementID'));
  if (!id.success)
    return { status: 'broken', advertisementID: null, reason: `advertisementID: ${id.issues[0].message}` };
  const category = v.safeParse(categorySchema, raw.get('category'));
  if (!category.success) {
    return { status: 'broken', advertisementID: id.output, reason: `category: ${category.issues[0].message}` };
  }
  const values: Record<string, unknown> = {};
  const dropped: string[] = [];
  for (const [name, field] of itemFields) {
    const value = raw.get(name);
    if (value === undefined || value === null || value === '') continue;
    const parsed = v.safeParse(field.schema, value);
    if (!parsed.success) {
      dropped.push(`${name}: ${parsed.issues[0].message}`);
      continue;
    }
    values[name] = parsed.output;
    const missing = countMembers(value) - countMembers(parsed.output);
    if (missing > 0) dropped.push(`${name}: ${String(missing)} of ${String(countMembers(value))} left out`);
  }
  // Each value was checked by the schema that its type is derived from.
  const item = { advertisementID: id.output, category: category.output, ...(values as ItemValues) };
  return { status: 'ok', item, dropped };
}

function countMembers(value: unknown): number {
  return Array.isArray(value) ? value.length : 0;
}

/** The part of an item that lists show: what a search with `source: listFields` would have given. */
export function toListItem(item: StockItem): StockItem {
  return Object.fromEntries(Object.entries(item).filter(([name]) => listFields.includes(name))) as StockItem;
}
