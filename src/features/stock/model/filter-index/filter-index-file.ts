import type { ListColumn } from './list-column';
import type { PackedColumn, Scalar } from './packed-column';

/** The path of the index: the build writes it, the browser fetches it. */
export const filterIndexPath = '/stock-index.json';

/** A page ignores an index of another version than its own. */
export const indexVersion = 6;

/**
 * Values that several items share, in the order of the properties. A row of `builds` begins with the index of its kind.
 */
export type Row = readonly Scalar[];

/**
 * The file format of the index: columns of equal length, the lowest advertisementID first. The page has the categories'
 * labels, so that one file serves all languages.
 */
export type FilterIndexFile = {
  version: typeof indexVersion;
  size: number;
  kinds: readonly Row[];
  builds: readonly Row[];
  offers: readonly Row[];
  columns: Readonly<Record<'id' | 'build' | 'offer' | 'numberHead' | 'number' | 'rank' | 'day', PackedColumn>>;
  own: Readonly<Record<string, PackedColumn>>;
  accessories: ListColumn;
  /** The ranks of items with the same creation time as the item ranked before. */
  ties: readonly number[];
  /** The URL of each item's first image; null for all items when the URLs would make the file too large. */
  photos: PackedColumn | null;
};

/** The content of the file when the stock is too large for an index. */
export const noIndex = { version: indexVersion, size: null } as const;

/** A stock number from its two parts. @example joinNumber('L', 20417) // 'L20417' */
export function joinNumber(head: Scalar, number: Scalar): string | null {
  return head === null ? null : String(head) + (number === null ? '' : String(number));
}
