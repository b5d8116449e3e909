export type { Category, ListedCategory } from './contract-schemas';

/**
 * What the stock API's documentation leaves open is decided here: adapt this file for an API that differs. The rest of
 * the contract (spec section 7) is in the request builder and the item fields. How the API compares measures is in
 * `contract-ranges.ts`, which only Node and the filter index need; what it has for an item without a status, and how it
 * filters by photos, in `contract-values.ts`.
 */
export const contract = {
  /** The largest `size` of a search. */
  maximumSize: 100,
  /** The largest `from + size` of a search. */
  maximumWindow: 10_000,
  searchPath: (company: string) => `/v1/clients/${encodeURIComponent(company)}/items/search/`,
  itemPath: (company: string, id: string) =>
    `/v1/clients/${encodeURIComponent(company)}/items/${encodeURIComponent(id)}`,
  categoriesPath: () => '/v1/categories/',
} as const;
