import { toNumber, type Column, type GetColumn } from './filters';
import { createTextSearch, type TextSearch } from './free-text';
import { toComparedGetter } from './measures';
import { sortProperties, type Sort } from './search-request';
import { getID, type StockRecord } from './stock-record';

/** A stock prepared for searching; items are identified by their position in `records`. */
export type StockIndex = {
  records: readonly StockRecord[];
  byID: ReadonlyMap<string, StockRecord>;
  /** Built on the first request for a property. */
  getColumn: GetColumn;
  /** The positions of all items in an order; only the first search in an order sorts. */
  getOrder: (sort: readonly Sort[]) => readonly number[];
  findText: TextSearch;
};

const defaultSort: readonly Sort[] = [{ property: 'createdDate', order: 'desc' }];

export function createStockIndex(records: readonly StockRecord[]): StockIndex {
  const getColumn = memoize((path): Column => records.map(toComparedGetter(path)));
  const ranks = toRanks(records);
  const getOrder = memoize((key) => toOrder(ranks, JSON.parse(key) as Sort[], getColumn));
  // Sorted in advance, so that the first visitor does not wait.
  for (const property of sortProperties) {
    for (const order of ['asc', 'desc'] as const) getOrder(JSON.stringify([{ property, order }]));
  }
  return {
    records,
    byID: new Map(records.flatMap((record) => toEntry(record))),
    getColumn,
    getOrder: (sort) => getOrder(JSON.stringify(sort.length > 0 ? sort : defaultSort)),
    findText: createTextSearch(records),
  };
}

function toEntry(record: StockRecord): [string, StockRecord][] {
  const id = getID(record);
  return id === null ? [] : [[id, record]];
}

/** Memoizes a function by its key. */
function memoize<T>(make: (key: string) => T): (key: string) => T {
  const kept = new Map<string, T>();
  return (key) => {
    const value = kept.get(key) ?? make(key);
    kept.set(key, value);
    return value;
  };
}

/** Items without the property come last in both directions; of equal ones the highest advertisementID comes first. */
function toOrder(ranks: readonly number[], sort: readonly Sort[], getColumn: GetColumn): number[] {
  const columns = sort.map(({ property, order }) => ({
    keys: getColumn(property).map((value) => toKey(property, value)),
    direction: order === 'asc' ? 1 : -1,
  }));
  return ranks
    .map((_, position) => position)
    .sort((one, other) => {
      for (const { keys, direction } of columns) {
        const difference = compare(keys[one] ?? null, keys[other] ?? null, direction);
        if (difference !== 0) return difference;
      }
      return (ranks[one] ?? 0) - (ranks[other] ?? 0);
    });
}

/** Sorts dates as moments, and all else as numbers, even if written as text: a year is no moment. */
function toKey(property: Sort['property'], value: unknown): number | null {
  if (property === 'createdDate') return toNumber(value);
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && !Number.isNaN(number) ? number : null;
}

/** The rank of each item by its advertisementID, the highest first; broken ones without a number come last. */
function toRanks(records: readonly StockRecord[]): number[] {
  const ids = records.map((record) => {
    const id = getID(record) ?? '';
    return /^\d+$/.test(id) ? BigInt(id) : -1n;
  });
  const order = ids.map((_, position) => position);
  order.sort((one, other) => {
    const [a = -1n, b = -1n] = [ids[one], ids[other]];
    return a === b ? one - other : a > b ? -1 : 1;
  });
  const ranks: number[] = [];
  for (const [rank, position] of order.entries()) ranks[position] = rank;
  return ranks;
}

function compare(one: number | null, other: number | null, direction: number): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return (one - other) * direction;
}
