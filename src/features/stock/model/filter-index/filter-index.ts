import { accessoryPath } from '../compared-value';
import type { StockItem } from '../item';

import { indexVersion, joinNumber, type Row } from './filter-index-file';
import { fromProperties } from './from-properties';
import { hiddenColumns, indexedProperties } from './indexed-properties';
import { readListColumn, type ListColumn } from './list-column';
import { isScalars, isWithin, toColumn, unpackColumn, type Column, type Scalar } from './packed-column';

/** The index, unpacked for searching. An item's place is its index in the columns. */
export type FilterIndex = {
  size: number;
  /** By property. */
  columns: ReadonlyMap<string, Column>;
  /** By property, of those of which an item may have several values. */
  lists: ReadonlyMap<string, ListColumn>;
  ids: readonly string[];
  /** The places of all items, newest first; those without a date last. */
  newest: readonly number[];
  /**
   * By rank in `newest`: the day (since 1970, UTC) or null, and whether the creation time equals that of the rank
   * before.
   */
  days: readonly (number | null)[];
  tied: ReadonlySet<number>;
  /** Null when the index has no images. */
  photos: Column | null;
};

/** The content of a file: an index, `none` when the build wrote none, else `broken`, which includes other versions. */
export type ReadIndex = FilterIndex | 'none' | 'broken';

/** Validates a fetched index. By hand, because it is long and its shape simple. */
export function readFilterIndex(input: unknown): ReadIndex {
  if (!isRecord(input) || input.version !== indexVersion) return 'broken';
  if (input.size === null) return 'none';
  const { size, kinds, builds, offers, columns: packed, own, ties, photos } = input;
  if (typeof size !== 'number' || !isRecord(packed) || !isRecord(own)) return 'broken';
  const groups = indexedProperties;
  if (!isRows(kinds, groups.kind.length) || !isRows(builds, groups.build.length + 1)) return 'broken';
  if (!isRows(offers, groups.offer.length)) return 'broken';
  const read = (name: string) => unpackColumn(packed[name], size);
  const readPlain = (name: string) => toPlain(read(name));
  const [id, build, offer, rank, day] = [
    readPlain('id'),
    readPlain('build'),
    readPlain('offer'),
    readPlain('rank'),
    readPlain('day'),
  ];
  const [heads, numbers] = [readPlain('numberHead'), readPlain('number')];
  const photo = photos === null ? null : unpackColumn(photos, size);
  if (!isPlaces(build, builds.length) || !isPlaces(offer, offers.length) || !isPlaces(rank, size)) return 'broken';
  if (!isList(id, isId) || !isList(day, isDay) || heads === null || numbers === null) return 'broken';
  if (!isList(ties, isNumber) || (photos !== null && photo === null) || new Set(rank).size !== size) return 'broken';
  const kindOf = builds.map(([place]) => Number(place));
  if (!kindOf.every((place) => Number.isInteger(place)) || !isWithin(kindOf, kinds.length)) return 'broken';

  const columns = new Map<string, Column>();
  const addGroup = (names: readonly string[], rows: readonly Row[], places: readonly number[], first = 0) => {
    for (const [index, name] of names.entries())
      columns.set(name, { values: rows.map((row) => row[first + index] ?? null), places });
  };
  addGroup(
    groups.kind,
    kinds,
    build.map((place) => kindOf[place] ?? 0),
  );
  addGroup(groups.build, builds, build, 1);
  addGroup(groups.offer, offers, offer);
  for (const name of [...groups.own, ...hiddenColumns]) {
    const column =
      name === 'advertiserStockNumber'
        ? toColumn(heads.map((one, place) => joinNumber(one, numbers[place] ?? null)))
        : unpackColumn(own[name], size);
    if (column === null) return 'broken';
    columns.set(name, column);
  }
  const accessories = readListColumn(input.accessories, size);
  if (accessories === null) return 'broken';
  const lists = new Map([[accessoryPath, accessories]]);
  const newest: number[] = [];
  for (const [place, one] of rank.entries()) newest[one] = place;
  return { size, columns, lists, ids: id.map(String), newest, days: day, tied: new Set(ties), photos: photo };
}

/** The stock item at a place, with the properties of a card. */
export function toIndexedItem({ ids, columns, photos }: FilterIndex, place: number): StockItem {
  const item = fromProperties(
    ids[place] ?? '',
    [...columns].map(([property, column]) => [property, getValue(column, place)] as const),
  );
  if (photos === null) return { ...item, isPhotoPending: true };
  const url = getValue(photos, place);
  return url === null ? item : { ...item, images: [{ url: String(url), width: undefined, height: undefined }] };
}

export function getValue({ values, places }: Column, place: number) {
  return values[places[place] ?? -1] ?? null;
}

function toPlain(column: Column | null): readonly Scalar[] | null {
  return column?.places.map((_, place) => getValue(column, place)) ?? null;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isRows(value: unknown, length: number): value is readonly Row[] {
  return Array.isArray(value) && value.every((row) => Array.isArray(row) && row.length === length && isScalars(row));
}

function isList<T>(value: unknown, isMember: (member: unknown) => member is T): value is readonly T[] {
  return Array.isArray(value) && value.every(isMember);
}

function isPlaces(value: unknown, length: number): value is readonly number[] {
  return isList(value, isNumber) && isWithin(value, length);
}

const isNumber = (value: unknown): value is number => Number.isSafeInteger(value);
const isId = (value: unknown): value is number | string => isNumber(value) || typeof value === 'string';
const isDay = (value: unknown): value is number | null => value === null || isNumber(value);
