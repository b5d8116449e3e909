import type { StockItem } from '../item';

import { indexVersion, joinNumber, type Row } from './filter-index-file';
import { fromProperties, indexedProperties } from './indexed-properties';
import { isScalars, isWithin, toColumn, unpackColumn, type Column, type Scalar } from './packed-column';

/** The index made ready for searching; machines are named by their place in its columns. */
export type FilterIndex = {
  size: number;
  /** By property. */
  columns: ReadonlyMap<string, Column>;
  ids: readonly string[];
  /** The places of all machines, the newest first; those without a date last. */
  newest: readonly number[];
  /**
   * By rank among the newest: the day (since 1970, UTC), null without one, and whether the moment is that of the
   * machine before.
   */
  days: readonly (number | null)[];
  tied: ReadonlySet<number>;
  /** Null when the index has no photos. */
  photos: Column | null;
};

/**
 * What a file holds: an index; `none`, said by the build; `broken` for anything else, one of another version included.
 */
export type ReadIndex = FilterIndex | 'none' | 'broken';

/** Checks an index that was fetched. By hand, because it is long and its shape simple. */
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
  for (const name of groups.own) {
    const column =
      name === 'advertiserStockNumber'
        ? toColumn(heads.map((one, place) => joinNumber(one, numbers[place] ?? null)))
        : unpackColumn(own[name], size);
    if (column === null) return 'broken';
    columns.set(name, column);
  }
  const newest: number[] = [];
  for (const [place, one] of rank.entries()) newest[one] = place;
  return { size, columns, ids: id.map(String), newest, days: day, tied: new Set(ties), photos: photo };
}

/** What a card shows of the machine at a place. */
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
