import { parseSearchResponse } from '../contract-schemas';
import { parseStockItem, type StockItem } from '../item';
import { toPattern } from '../readers/to-sentence';

import { parseFacets, type Facets } from './facets';

/** A dropped item or field: its path, the reason, its value. */
export type Dropped = { advertisementID: string | null; stockNumber?: string | null; reason: string };

/** The number of items with a property or unit that no table of the site has, by path. */
export type Unknown = Readonly<Record<string, number>>;

/** One parsed page of a search: valid items, the number of raw ones, total, facets, and dropped values. */
export type SearchResult = {
  items: StockItem[];
  received: number;
  total: number;
  facets: Facets;
  broken: Dropped[];
  dropped: Dropped[];
  /** The items of a first page as the API sorts them, of an answer whose `items` have what is sold last. */
  unsplit?: StockItem[];
  /** Absent when no items were requested. */
  unknown?: Unknown;
};

/** Parses the answer of a search. Null when it is no answer at all; a broken item drops only itself. */
export function parseSearchResult(input: unknown): SearchResult | null {
  const parsed = parseSearchResponse(input);
  if (parsed === null) return null;
  const { facets, dropped } = parseFacets(parsed.aggregations);
  const result: SearchResult = {
    items: [],
    received: parsed.results.length,
    total: parsed.total,
    facets,
    broken: [],
    dropped: dropped.map((property) => ({
      advertisementID: null,
      reason: `aggregations.${property}: not counted values or a range`,
    })),
  };
  const unknown = new Map<string, number>();
  for (const raw of parsed.results) {
    const checked = parseStockItem(raw);
    if (checked.status === 'broken') {
      result.broken.push({ ...checked.reference, reason: checked.reason });
      continue;
    }
    result.items.push(checked.item);
    for (const reason of checked.dropped) result.dropped.push({ ...checked.reference, reason });
    for (const path of new Set(checked.unknown.map(toPattern))) unknown.set(path, (unknown.get(path) ?? 0) + 1);
  }
  return { ...result, unknown: Object.fromEntries(unknown) };
}
