/** An item as it is served: any JSON of the catalogue or an edit, including broken items. */
export type StockRecord = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is StockRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Creates a getter for the value at a dotted path; undefined if it is missing or null, and of a list within the path
 * the values of its members (the site's contract). The path is split once, because
 * it is looked up in every item of the stock.
 * @example toGetter('price.amount')({ price: { amount: 100 } }) // 100
 */
export function toGetter(path: string): (record: StockRecord) => unknown {
  const keys = path.split('.');
  return (record) => {
    let value: unknown = record;
    for (const [index, key] of keys.entries()) {
      if (Array.isArray(value)) {
        const getRest = toGetter(keys.slice(index).join('.'));
        return value.map((member) => (isRecord(member) ? getRest(member) : undefined));
      }
      if (!isRecord(value) || !Object.hasOwn(value, key)) return undefined;
      value = value[key];
    }
    return value ?? undefined;
  };
}

/** The advertisementID as text; null for a broken item without one. */
export function getID(record: StockRecord): string | null {
  const { advertisementID } = record;
  return typeof advertisementID === 'number' || typeof advertisementID === 'string' ? String(advertisementID) : null;
}
