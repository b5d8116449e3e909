import type { StockItem } from '../item';

import type { FilterProperty } from './filters';
import type { SearchPlan } from './search-plan';
import type { SearchRequest } from './search-request';
import type { SearchResult } from './search-result';

/** The answers to a plan. */
export type PlanResults = {
  pages: readonly SearchResult[];
  facets: readonly { property: FilterProperty; result: SearchResult | null }[];
};

type Sources = {
  /** Answers from the stock as it was built; null where it cannot tell. */
  ask: (request: SearchRequest) => SearchResult | null;
  /** What the stock API said of a machine earlier. */
  recall: (advertisementID: string) => StockItem | null;
  /** Whether the page knows where the machine's own page is. */
  isListed: (item: StockItem) => boolean;
};

/**
 * What a list shows while the stock API is asked; null when that is for the API alone to say: where the index cannot
 * tell, when more pages are asked for than the first (what is there must not be mixed with what was), and when nothing
 * is found, for a machine may have come since.
 */
export function toBuiltAnswer(plan: SearchPlan, { ask, recall, isListed }: Sources): PlanResults | null {
  const [request, ...others] = plan.pages;
  if (request === undefined || others.length > 0) return null;
  const page = ask(request);
  if (page === null || !page.items.every(isListed) || (page.total === 0 && request.pagination.size > 0)) return null;
  const facets = plan.facets.map((facet) => ({ property: facet.property, result: ask(facet.request) }));
  if (facets.some(({ result }) => result === null)) return null;
  return { pages: [{ ...page, items: page.items.map((item) => recall(item.advertisementID) ?? item) }], facets };
}

/** So many machines more or less are a few days' trade and no reason to distrust the index. */
const usual = { machines: 3, share: 0.05 } as const;

/** Whether two totals of the same search are so far apart that the index is of another time. */
export function isTooOld(built: number, live: number): boolean {
  return Math.abs(built - live) > Math.max(usual.machines, live * usual.share);
}
