import { parseSearchResponse } from '../contract-schemas';
import { parseStockItem, type StockItem } from '../item';
import { toPattern } from '../readers/to-sentence';

import { parseFacets, type Facets } from './facets';

/** An item, or a field of one, that was left out, and why: the field, what is wrong with it, its value. */
export type Dropped = { advertisementID: string | null; stockNumber?: string | null; reason: string };

/** How many items have a property, or a unit, that no table of the site knows, by its path. */
export type Unknown = Readonly<Record<string, number>>;

/**
 * One page of a search, checked: the valid items, the number of raw ones, the total, the facets, and what was left out.
 */
export type SearchResult = {
  items: StockItem[];
  received: number;
  total: number;
  facets: Facets;
  broken: Dropped[];
  dropped: Dropped[];
  /** Absent where nobody was asked for items. */
  unknown?: Unknown;
};

/** Checks the answer of a search. Null when it is not an answer at all; a broken item costs only itself. */
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
      result.broken.push({ ...checked.machine, reason: checked.reason });
      continue;
    }
    result.items.push(checked.item);
    for (const reason of checked.dropped) result.dropped.push({ ...checked.machine, reason });
    for (const path of new Set(checked.unknown.map(toPattern))) unknown.set(path, (unknown.get(path) ?? 0) + 1);
  }
  return { ...result, unknown: Object.fromEntries(unknown) };
}
