import { readFile } from 'node:fs/promises';
import path from 'node:path';

import * as v from 'valibot';

import { getPreviousRelease } from '../../../build/previous-release';
import type { StockItem } from '../../features/stock/model/item';
import type { Locale } from '../../i18n/locales';
import { toDay } from '../../lib/dealer-day';

import { getPublicFolder, writeChanged } from './write-changed';

const schema = v.record(
  v.string(),
  v.object({
    /** What it was like, as a digest. */
    digest: v.string(),
    /** The days on which it last became another, and on which it was first seen sold. */
    changed: v.string(),
    sold: v.optional(v.string()),
  }),
);

/** What a stock API does not tell: since when an item is as it is, and since when it is sold. By advertisementID. */
export type StockHistory = v.InferOutput<typeof schema>;

/** An item as the source plugin made a node of it. */
export type StockNode = StockItem & { id: string; paths: Record<Locale, string>; internal: { contentDigest: string } };

/** Published with the release and shown to nobody, so that it outlives the caches and goes back with a rollback. */
const file = '.stock-history.json';
const dayMs = 86_400_000;
/** A sold item may be found for so long: it says what the dealer sells, and the page offers similar ones. */
const soldDays = 30;

/**
 * The history with this stock in it, on top of what the build before knew, or the release that is served. Writes
 * nothing. @param today ISO 8601
 */
export async function planStockHistory(nodes: readonly StockNode[], today: string): Promise<StockHistory> {
  const folders = [getPublicFolder(), getPreviousRelease()];
  let before: StockHistory | null = null;
  for (const folder of folders) before ??= folder === null ? null : await readHistory(path.join(folder, file));
  return updateHistory(before ?? {}, nodes, today);
}

/** Writes the history into the release. */
export async function writeStockHistory(history: StockHistory): Promise<void> {
  await writeChanged(file, JSON.stringify(history));
}

async function readHistory(name: string): Promise<StockHistory | null> {
  try {
    const parsed = v.safeParse(schema, JSON.parse(await readFile(name, 'utf8')));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** An item that was never seen before is as old as it says; items that are gone are forgotten. */
export function updateHistory(before: StockHistory, nodes: readonly StockNode[], today: string): StockHistory {
  return Object.fromEntries(
    nodes
      .map(({ advertisementID, createdDate, status, internal: { contentDigest: digest } }) => {
        const known = before[advertisementID];
        const created = createdDate === undefined ? today : toDay(createdDate);
        const changed =
          known === undefined ? (created < today ? created : today) : known.digest === digest ? known.changed : today;
        const sold = status === 'sold' ? { sold: known?.sold ?? today } : {};
        return [advertisementID, { digest, changed, ...sold }] as const;
      })
      .sort(([one], [other]) => Number(one) - Number(other)),
  );
}

/** What search engines are told of an item: nothing, until when it may be found, or that it may not. */
export function toItemRobots(sold: string | undefined, today: string): string | undefined {
  if (sold === undefined) return undefined;
  const last = new Date(Date.parse(sold) + soldDays * dayMs).toISOString().slice(0, 10);
  return today > last ? 'noindex' : `unavailable_after: ${last}`;
}
