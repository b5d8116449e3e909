/** An item as it is served: whatever JSON the catalogue or an edit holds, broken items included. */
export type StockRecord = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is StockRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * A function that gives the value at a dotted path; undefined when it is missing or null. The path is taken apart
 * once, because it is then looked up in every item of the stock.
 * @example toGetter('price.amount')({ price: { amount: 100 } }) // 100
 */
export function toGetter(path: string): (record: StockRecord) => unknown {
  const keys = path.split('.');
  return (record) => {
    let value: unknown = record;
    for (const key of keys) {
      if (!isRecord(value) || !Object.hasOwn(value, key)) return undefined;
      value = value[key];
    }
    return value ?? undefined;
  };
}

/** The advertisementID as text, or null for a broken item that has none. */
export function getID(record: StockRecord): string | null {
  const { advertisementID } = record;
  return typeof advertisementID === 'number' || typeof advertisementID === 'string' ? String(advertisementID) : null;
}
