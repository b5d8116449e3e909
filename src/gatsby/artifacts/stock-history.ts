import path from 'node:path';

import { listKeptReleases } from '../../../build/previous-release';
import { readIfThere } from '../../../build/read-if-there';
import { changesPath } from '../../features/stock/model/history/changes-file';
import {
  noStockHistory,
  parseStockHistory,
  type StockHistoryFile,
} from '../../features/stock/model/history/history-file';
import { mergeHistories } from '../../features/stock/model/history/merge-histories';
import { toChangesFile } from '../../features/stock/model/history/to-changes-file';
import { updateHistory } from '../../features/stock/model/history/update-history';
import type { StockItem } from '../../features/stock/model/item';
import type { Locale } from '../../i18n/locales';

import { getPublicFolder, writeChanged } from './write-changed';

/** What a stock API does not tell: since when an item is as it is, and since when it is sold. By advertisementID. */
export type StockHistory = Readonly<Record<string, { digest: string; changed: string; sold?: string }>>;

/** An item as the source plugin made a node of it. */
export type StockNode = StockItem & { id: string; paths: Record<Locale, string>; internal: { contentDigest: string } };

/** Published with the release and shown to nobody, so that it outlives the caches and goes back with a rollback. */
const file = '.stock-history.json';
const dayMs = 86_400_000;
/** A sold item may be found for so long: it says what the dealer sells, and the page offers similar ones. */
const soldDays = 30;

/**
 * The history with this stock in it, on top of what the build before and all releases know: whichever was rolled back
 * or lost its caches. Writes nothing.
 */
export async function planStockHistory(nodes: readonly StockNode[], now: Date): Promise<StockHistoryFile> {
  const texts = await Promise.all([getPublicFolder(), ...(await listKeptReleases())].map(readText));
  const known = [...new Set(texts)].flatMap((text) => (text === null ? [] : (parseStockHistory(text) ?? [])));
  return updateHistory(known.reduce(mergeHistories, noStockHistory), nodes, now);
}

/** Writes the history into the release, and what browsers are told of it. @param today ISO 8601 */
export async function writeStockHistory(history: StockHistoryFile, today: string): Promise<void> {
  await writeChanged(file, JSON.stringify(history));
  await writeChanged(changesPath, JSON.stringify(toChangesFile(history, today)));
}

function readText(folder: string): Promise<string | null> {
  return readIfThere(path.join(folder, file));
}

/** What search engines are told of an item: nothing, until when it may be found, or that it may not. */
export function toItemRobots(sold: string | undefined, today: string): string | undefined {
  if (sold === undefined) return undefined;
  const last = new Date(Date.parse(sold) + soldDays * dayMs).toISOString().slice(0, 10);
  return today > last ? 'noindex' : `unavailable_after: ${last}`;
}
