import * as v from 'valibot';

import { searchResponseSchema } from '../contract-schemas';
import { parseStockItem, type StockItem } from '../item';

import { parseFacets, type Facets } from './facets';

/** An item, or a field of one, that was left out, and why. */
export type Dropped = { advertisementID: string | null; reason: string };

/** One page of a search, checked: the valid items, the number of raw ones, the total, the facets, and what was left out. */
export type SearchResult = {
  items: StockItem[];
  received: number;
  total: number;
  facets: Facets;
  broken: Dropped[];
  dropped: Dropped[];
};

/** Checks the answer of a search. Null when it is not an answer at all; a broken item costs only itself. */
export function parseSearchResult(input: unknown): SearchResult | null {
  const parsed = v.safeParse(searchResponseSchema, input);
  if (!parsed.success) return null;
  const { facets, dropped } = parseFacets(parsed.output.aggregations ?? {});
  const result: SearchResult = {
    items: [],
    received: parsed.output.results.length,
    total: parsed.output.pagination.total,
    facets,
    broken: [],
    dropped: dropped.map((property) => ({
      advertisementID: null,
      reason: `aggregations.${property}: not counted values or a range`,
    })),
  };
  for (const raw of parsed.output.results) {
    const checked = parseStockItem(raw);
    if (checked.status === 'broken') {
      result.broken.push({ advertisementID: checked.advertisementID, reason: checked.reason });
      continue;
    }
    result.items.push(checked.item);
    for (const reason of checked.dropped)
      result.dropped.push({ advertisementID: checked.item.advertisementID, reason });
  }
  return result;
}
