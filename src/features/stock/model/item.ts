import type { Category } from './contract-schemas';
import { factIds, getFactIds } from './deciding-facts';
import type { Scalar } from './filter-index/packed-column';
import { itemFields, listFields, type ItemValues } from './item-fields';
import { category as readCategory } from './readers/objects';
import { isMissing, isRecord, readParts, type Reader, type Report } from './readers/reader';
import { toExcerpt, toPattern, toSentence } from './readers/to-sentence';

/**
 * A stock item with the API's own values; missing values are absent. Prices are in cents. The `advertisementID` is
 * always text, though the API may send a number.
 */
export type StockItem = {
  advertisementID: string;
  category: Category;
  /** Not known yet whether the item has an image: it comes from an index without images. */
  isPhotoPending?: true;
  /**
   * How the API spells its counted values, by property, where that differs from the item's: facets compare letter by
   * letter.
   */
  writings?: Readonly<Partial<Record<string, string>>>;
  /** The API sent a status outside of the enumeration: the item may be sold. */
  isStatusUnknown?: true;
} & ItemValues;

/** Identifies an item in reports of dropped values. */
export type ItemReference = { advertisementID: string | null; stockNumber: string | null };

/**
 * The result of parsing one item: `ok` with the dropped values (`images[2].url is no http address: …`) and the
 * properties that no table has, or `broken` with the reason.
 */
export type ParsedStockItem = { reference: ItemReference } & (
  | { status: 'ok'; item: StockItem; dropped: readonly string[]; unknown: readonly string[] }
  | { status: 'broken'; reason: string }
);

/**
 * Parses one item of the API. Without an `advertisementID` or a category it has no page and is broken. Any other field
 * that is missing, null or outside of the contract is dropped and reported, members of lists with their index.
 */
export function parseStockItem(input: unknown): ParsedStockItem {
  const { dropped, unknown, report } = createReport();
  if (!isRecord(input)) {
    return refuse({ advertisementID: null, stockNumber: null }, toSentence('item', 'is no object', input));
  }
  const advertisementID = parseId(input.advertisementID);
  const reference = { advertisementID, stockNumber: toExcerpt(input.advertiserStockNumber) };
  if (advertisementID === null)
    return refuse(
      reference,
      toSentence('advertisementID', 'is no whole number of at most 15 digits', input.advertisementID),
    );
  const category = readCategory(input.category, 'category', report);
  if (category === undefined) return refuse(reference, dropped.join(', '));
  const values = readParts(readers, input, '', report);
  const item: StockItem = { advertisementID, category, ...withMargin(values) };
  const writings = findWritings(input, item);
  if (writings !== null) item.writings = writings;
  if (item.status === undefined && !isMissing(input.status)) item.isStatusUnknown = true;
  return { status: 'ok', reference, item, dropped, unknown };
}

/** The API says it twice, and the more cautious one holds: nobody may count on VAT that no invoice shows. */
function withMargin(values: ItemValues): ItemValues {
  return values.marginScheme === true ? { ...values, pricing: { ...values.pricing, vat: 'margin' } } : values;
}

/** More reports about one list of one item tell nothing new. */
const maxOfField = 10;

function createReport(): { dropped: string[]; unknown: string[]; report: Report } {
  const dropped: string[] = [];
  const unknown: string[] = [];
  const counts = new Map<string, number>();
  const report: Report = {
    dropped: (path, reason, value) => {
      const field = toPattern(path);
      const count = (counts.get(field) ?? 0) + 1;
      counts.set(field, count);
      if (count <= maxOfField) dropped.push(toSentence(path, reason, value));
    },
    unknown: (path) => unknown.push(path),
  };
  return { dropped, unknown, report };
}

/** Read above: the id and the category. */
const known: Reader<never> = () => undefined;
const readers: Readonly<Record<string, Reader<unknown>>> = {
  advertisementID: known,
  category: known,
  ...Object.fromEntries([...itemFields].map(([name, { read }]) => [name, read])),
};

/** Properties with counted values that are sent in another spelling, or as another value, than they are read. */
const counted = [
  ...['category.name', 'subCategory.name', 'makeName', 'transaction', 'energyType', 'emissionsClass'],
  ...['transmissionType', 'mastType', 'mastStageCount', 'pricing.vat'],
];

function findWritings(input: unknown, item: StockItem): Record<string, string> | null {
  const changed = counted.flatMap((property) => {
    const [sent, read] = [getProperty(input, property), getProperty(item, property)];
    return typeof sent === 'string' && read !== null && sent !== read ? [[property, sent] as const] : [];
  });
  return changed.length === 0 ? null : Object.fromEntries(changed);
}

function parseId(value: unknown): string | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value >= 0 ? String(value) : null;
  const text = typeof value === 'string' ? value.trim() : '';
  return /^(0|[1-9]\d{0,14})$/.test(text) ? text : null;
}

function refuse(reference: ItemReference, reason: string): ParsedStockItem {
  return { status: 'broken', reference, reason };
}

/**
 * An item with the fields of a list only, as a search with `source: listFields` returns it, without facts that do not
 * decide in its category: no card shows them, and every page with the item would carry them.
 */
export function toListItem(item: StockItem): StockItem {
  const own: readonly string[] = getFactIds(item);
  // The hours are in the filter index of every item.
  const isLeftOut = (name: string) =>
    name !== 'operatingHours' && factIds.some((id) => id === name) && !own.includes(name);
  // The pricing says so.
  const isSaid = (name: string) => name === 'marginScheme';
  const fields = Object.entries(item).filter(
    ([name]) => listFields.includes(name) && !isLeftOut(name) && !isSaid(name),
  );
  return Object.fromEntries(fields) as StockItem;
}

/** The value at a dotted path of an item; null where the item has none. */
export function getProperty(item: unknown, property: string): Scalar {
  const value = property.split('.').reduce((part: unknown, name) => (isRecord(part) ? part[name] : undefined), item);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}
