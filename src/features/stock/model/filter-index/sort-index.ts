import { compareValues } from '../compare-items';
import type { StockSort } from '../search/sort';

import { getValue, type FilterIndex } from './filter-index';

type Places = readonly number[];

const known = new WeakMap<FilterIndex, Map<string, Places>>();

/** All places in the API's order, cached for each order; null for a property outside of the index. */
export function toOrder(index: FilterIndex, sort: StockSort): Places | null {
  const orders = known.get(index) ?? new Map<string, Places>();
  known.set(index, orders);
  const name = JSON.stringify(sort);
  const order = orders.get(name) ?? sortPlaces(index, sort);
  if (order !== null) orders.set(name, order);
  return order;
}

function sortPlaces(index: FilterIndex, { property, order }: StockSort): Places | null {
  if (property === 'createdDate' && order === 'desc') return index.newest;
  const keys = property === 'createdDate' ? toMoments(index) : toNumbers(index, property);
  if (keys === null) return null;
  const places = index.ids.map((_, place) => place);
  // A higher place has a higher id.
  return places.sort((one, other) => compareValues(keys[one] ?? null, keys[other] ?? null, order) || other - one);
}

/** A number for each creation time; later ones are higher. */
function toMoments({ newest, days, tied }: FilterIndex): (number | null)[] {
  const moments: (number | null)[] = [];
  let moment = 0;
  for (const [rank, place] of newest.entries()) {
    if (!tied.has(rank)) moment -= 1;
    moments[place] = days[rank] === null ? null : moment;
  }
  return moments;
}

function toNumbers(index: FilterIndex, property: string): (number | null)[] | null {
  const column = index.columns.get(property);
  if (column === undefined) return null;
  return index.ids.map((_, place) => {
    const value = getValue(column, place);
    const number = value === null ? NaN : Number(value);
    return Number.isNaN(number) ? null : number;
  });
}
