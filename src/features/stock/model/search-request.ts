import { listFields } from './item-fields';

export const sortProperties = ['createdDate', 'constructionYear', 'price.amount'] as const;
export type StockSort = { property: (typeof sortProperties)[number]; order: 'asc' | 'desc' };

/** Spec section 9. */
export const defaultSort: StockSort = { property: 'createdDate', order: 'desc' };
export const pageSize = 24;
export const teaserSize = 4;

export type StockFilter =
  | { property: string; values: readonly (string | number | boolean)[] }
  | { property: string; minimum?: number | string; maximum?: number | string };

/** The body of a search (spec section 7, call 3). */
export type SearchRequest = {
  sort: readonly StockSort[];
  pagination: { size: number; from: number };
  source: readonly string[];
  aggregations?: readonly string[];
  freeTextSearch?: { term: string; properties: readonly string[] };
  filters: readonly StockFilter[];
};

export type SearchOptions = {
  page?: number;
  size?: number;
  sort?: StockSort;
  filters?: readonly StockFilter[];
  source?: readonly string[];
};

/** @param options.page counts from 1 */
export function buildSearchRequest({
  page = 1,
  size = teaserSize,
  sort = defaultSort,
  filters = [],
  source = listFields,
}: SearchOptions): SearchRequest {
  return { sort: [sort], pagination: { size, from: (page - 1) * size }, source, filters };
}
