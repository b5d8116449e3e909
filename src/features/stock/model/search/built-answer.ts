import type { StockItem } from '../item';

import type { FacetResult, SearchPlan } from './search-plan';
import type { SearchRequest } from './search-request';
import type { SearchResult } from './search-result';

/** The answers to a plan. */
export type PlanResults = {
  pages: readonly SearchResult[];
  facets: readonly FacetResult[];
};

type Sources = {
  /** Searches the stock as of the last build; null when the index cannot answer. */
  search: (request: SearchRequest) => SearchResult | null;
  /** The last answer of the stock API about an item. */
  recall: (advertisementID: string) => StockItem | null;
  /** Whether the page knows the path of the item's page. */
  isListed: (item: StockItem) => boolean;
};

/**
 * The answer on screen until the stock API answers. Null when only the API may answer: the index cannot; the plan has
 * more than the first page (live and built pages must not mix); or nothing is found, because an item may be new.
 */
export function toBuiltAnswer(plan: SearchPlan, { search, recall, isListed }: Sources): PlanResults | null {
  const [request, ...others] = plan.pages;
  if (request === undefined || others.length > 0) return null;
  const page = search(request);
  if (page === null || !page.items.every(isListed) || (page.total === 0 && request.pagination.size > 0)) return null;
  const facets = plan.facets.map(({ request: asked, ...facet }) => ({ ...facet, result: search(asked) }));
  if (facets.some(({ result }) => result === null)) return null;
  return { pages: [{ ...page, items: page.items.map((item) => recall(item.advertisementID) ?? item) }], facets };
}

/** Differences up to these are a few days' trade and no reason to distrust the index. */
const usual = { items: 3, share: 0.05 } as const;

/** Whether two totals of the same search are so far apart that the index is out of date. */
export function isTooOld(built: number, live: number): boolean {
  return Math.abs(built - live) > Math.max(usual.items, live * usual.share);
}
