import { compareIds } from '../compare-items';
import { getAccessoryNames } from '../compared-value';
import { unknownStatus } from '../contract-values';
import { getRangeUnit } from '../convert-measure';
import { getFactIds } from '../deciding-facts';
import { getProperty, type StockItem } from '../item';
import { byNewest } from '../newest';

import { indexVersion, type FilterIndexFile, type Row } from './filter-index-file';
import { hiddenColumns, indexedProperties } from './indexed-properties';
import { toListColumn } from './list-column';
import { packColumn, toColumn, type Scalar } from './packed-column';

const dayMs = 86_400_000;

/** The index of a stock; the same in any order of items. */
export function toFilterIndexFile(
  items: readonly StockItem[],
  { withPhotos }: { withPhotos: boolean },
): FilterIndexFile {
  const sorted = items.toSorted((one, other) => compareIds(one.advertisementID, other.advertisementID));
  const read = (property: string) => sorted.map((item) => getProperty(item, property));
  const { kind, build, offer, own } = indexedProperties;
  const kinds = toRows(sorted.map((item) => kind.map((property) => getProperty(item, property))));
  const builds = toRows(
    sorted.map((item, place) => [
      kinds.places[place] ?? 0,
      ...build.map((property) => (isUsed(item, property) ? getProperty(item, property) : null)),
    ]),
  );
  const offers = toRows(sorted.map((item) => offer.map((property) => getOffered(item, property))));
  const numbers = read('advertiserStockNumber').map(splitNumber);
  const newest = toNewest(sorted);
  return {
    version: indexVersion,
    size: sorted.length,
    kinds: kinds.rows,
    builds: builds.rows,
    offers: offers.rows,
    columns: {
      id: packColumn(sorted.map(({ advertisementID }) => toShortId(advertisementID))),
      build: packColumn(builds.places),
      offer: packColumn(offers.places),
      numberHead: packColumn(numbers.map(({ head }) => head)),
      number: packColumn(numbers.map(({ number }) => number)),
      rank: packColumn(newest.ranks),
      day: packColumn(newest.times.map((time) => (time === null ? null : Math.floor(time / dayMs)))),
    },
    own: Object.fromEntries(
      [...own.filter((property) => property !== 'advertiserStockNumber'), ...hiddenColumns].map((name) => [
        name,
        packColumn(read(name)),
      ]),
    ),
    accessories: toListColumn(sorted.map(getAccessoryNames)),
    ties: newest.times.flatMap((time, rank) => (rank > 0 && time === newest.times[rank - 1] ? [rank] : [])),
    photos: withPhotos ? packColumn(sorted.map(({ images }) => images?.[0]?.url ?? null)) : null,
  };
}

/** Whether filters or the item's card use it: other values would only make more rows. */
function isUsed(item: StockItem, property: string): boolean {
  const [name = ''] = property.split('.');
  return getRangeUnit(`${name}.value`) !== null || name === 'energyType' || getFactIds(item).some((id) => id === name);
}

/** A status that the contract does not know must not look like none, which is for sale. */
function getOffered(item: StockItem, property: string): Scalar {
  return property === 'status' && item.isStatusUnknown === true ? unknownStatus : getProperty(item, property);
}

/** Distinct rows, and each item's index into them. */
function toRows(all: readonly Row[]): { rows: Row[]; places: readonly number[] } {
  const { values, places } = toColumn(all.map((row) => JSON.stringify(row)));
  return { rows: values.map((text) => JSON.parse(String(text)) as Row), places };
}

/**
 * Ranks items newest first, as the API sorts.
 * @returns the rank of each item, and the creation times by rank, null without one
 */
function toNewest(items: readonly StockItem[]): { ranks: number[]; times: (number | null)[] } {
  const order = items.map((item, place) => ({ item, place })).sort((one, other) => byNewest(one.item, other.item));
  const ranks: number[] = [];
  for (const [rank, { place }] of order.entries()) ranks[place] = rank;
  const times = order.map(({ item: { createdDate } }) => (createdDate === undefined ? null : Date.parse(createdDate)));
  return { ranks, times };
}

/** A number is shorter, but beyond 2^53 loses the last digits of an id. */
function toShortId(advertisementID: string): Scalar {
  const number = Number(advertisementID);
  return Number.isSafeInteger(number) ? number : advertisementID;
}

/**
 * Stock numbers are mostly a letter and a number, one higher than the item before. `joinNumber` reverses it.
 * @example 'L20417' is L and 20417
 */
function splitNumber(text: Scalar): { head: string | null; number: number | null } {
  if (text === null) return { head: null, number: null };
  const [, head = '', digits = ''] = /^(.*?)((?:[1-9]\d{0,14})?)$/su.exec(String(text)) ?? [];
  return digits === '' ? { head: String(text), number: null } : { head, number: Number(digits) };
}
