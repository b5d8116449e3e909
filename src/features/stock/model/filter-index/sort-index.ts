import type { StockSort } from '../search/sort';

import { getValue, type FilterIndex } from './filter-index';

export type IndexOrder = {
  /** All machines in this order; those without what is sorted by come last, whichever the order. */
  places: readonly number[];
  /** Whether two that follow each other are equal in what is sorted by. */
  isTied: (one: number, other: number) => boolean;
};

const known = new WeakMap<FilterIndex, Map<string, IndexOrder>>();

/** The machines of the index in an order, each order sorted once; null for one that the index does not know. */
export function toOrder(index: FilterIndex, sort: StockSort): IndexOrder | null {
  const orders = known.get(index) ?? new Map<string, IndexOrder>();
  known.set(index, orders);
  const name = JSON.stringify(sort);
  const order = orders.get(name) ?? (sort.property === 'createdDate' ? byDate(index, sort) : byNumber(index, sort));
  if (order !== null) orders.set(name, order);
  return order;
}

function byDate({ newest, days, tied }: FilterIndex, { order }: StockSort): IndexOrder {
  const dated = newest.filter((_, rank) => days[rank] !== null);
  const undated = newest.slice(dated.length);
  // Machines of the same moment, however many, have one number.
  const moments: number[] = [];
  let moment = 0;
  for (const [rank, place] of newest.entries()) {
    if (!tied.has(rank)) moment += 1;
    moments[place] = moment;
  }
  return {
    places: [...(order === 'asc' ? [...dated].reverse() : dated), ...undated],
    isTied: (one, other) => moments[one] === moments[other],
  };
}

function byNumber(index: FilterIndex, { property, order }: StockSort): IndexOrder | null {
  const column = index.columns.get(property);
  if (column === undefined) return null;
  const keys = index.ids.map((_, place) => {
    const value = getValue(column, place);
    const number = value === null ? NaN : Number(value);
    return Number.isNaN(number) ? Infinity : order === 'asc' ? number : -number;
  });
  const places = index.ids.map((_, place) => place);
  places.sort((one, other) => {
    const [a = 0, b = 0] = [keys[one], keys[other]];
    return a === b ? 0 : a - b;
  });
  return { places, isTied: (one, other) => keys[one] === keys[other] };
}
