import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

import type { NodePluginArgs } from 'gatsby';

import {
  filterIndexPath,
  noIndex,
  type FilterIndexFile,
} from '../../features/stock/model/filter-index/filter-index-file';
import { toFilterIndexFile } from '../../features/stock/model/filter-index/to-filter-index-file';
import type { StockItem } from '../../features/stock/model/item';

import { writeChanged } from './write-changed';

/**
 * More machines than this are more than a visitor should have to fetch; a list then waits for the stock API's answer.
 */
const maxMachines = 10_000;

/** Compressed; the photos are left out where the index would be larger with them. */
const maxBytes = 85_000;
/** A quality of Brotli's that takes milliseconds. */
const quick = 5;

const toBrotli = promisify(brotliCompress);

/** Writes what lists answer a filter from before the stock API has. */
export async function writeFilterIndex({ getNodesByType }: Pick<NodePluginArgs, 'getNodesByType'>): Promise<void> {
  // The stock's nodes are its items as they were parsed.
  const items = getNodesByType('StockItem') as unknown as StockItem[];
  await writeChanged(filterIndexPath, JSON.stringify(await toIndex(items)));
}

async function toIndex(items: readonly StockItem[]): Promise<FilterIndexFile | typeof noIndex> {
  if (items.length > maxMachines) return noIndex;
  const index = toFilterIndexFile(items, { withPhotos: true });
  return (await isSmall(index)) ? index : { ...index, photos: null };
}

/**
 * By its bytes when it is compressed like the release's files, which takes seconds for ten thousand machines. That
 * gains some sixth on a quick compression, so what is half as large again after a quick one need not be compressed
 * thoroughly.
 */
async function isSmall(index: FilterIndexFile): Promise<boolean> {
  const content = JSON.stringify(index);
  const countBytes = async (quality: number) =>
    (await toBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })).length;
  return (await countBytes(quick)) <= maxBytes * 1.5 && (await countBytes(constants.BROTLI_MAX_QUALITY)) <= maxBytes;
}
