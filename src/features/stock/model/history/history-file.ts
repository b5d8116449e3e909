import * as v from 'valibot';

const day = v.pipe(v.string(), v.isoDate());
const state = v.union([v.tuple([v.number(), v.string()]), v.picklist(['gone', 'unpriced', 'sold'])]);

const itemSchema = v.object({
  /** What it was like, as a digest. */
  digest: v.string(),
  /** The days on which it last became another, and on which it was first seen sold. */
  changed: v.string(),
  sold: v.exactOptional(v.string()),
  /** When the three above were written, in milliseconds since 1970. */
  written: v.number(),
  /** Since when the site knows it, ISO 8601; absent: since before this was kept. */
  first: v.exactOptional(v.pipe(v.string(), v.isoTimestamp())),
  /** How it was offered, from a day of a build until the next step. Before the first one nobody saw it. */
  steps: v.array(v.tuple([day, state])),
});

const schema = v.object({
  version: v.literal(2),
  /** The dealer's days of which a build is known, oldest first. */
  builds: v.array(day),
  /** By advertisementID. */
  items: v.record(v.string(), itemSchema),
});

/** As releases had it before prices were kept: items by advertisementID. */
const oldSchema = v.record(v.string(), v.pick(itemSchema, ['digest', 'changed', 'sold']));

/** What builds have seen of the stock over time. */
export type StockHistoryFile = v.InferOutput<typeof schema>;
export type ItemHistory = StockHistoryFile['items'][string];

export const noStockHistory: StockHistoryFile = { version: 2, builds: [], items: {} };

/** Parses a history; null if it is none. Items of the old format are known since before. */
export function parseStockHistory(text: string): StockHistoryFile | null {
  const json = v.safeParse(v.pipe(v.string(), v.parseJson()), text);
  if (!json.success) return null;
  const parsed = v.safeParse(schema, json.output);
  if (parsed.success) return parsed.output;
  const old = v.safeParse(oldSchema, json.output);
  if (!old.success) return null;
  const items = Object.entries(old.output).map(([id, item]): [string, ItemHistory] => [
    id,
    { ...item, written: 0, steps: [] },
  ]);
  return { ...noStockHistory, items: Object.fromEntries(items) };
}
