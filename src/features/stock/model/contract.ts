export type { Category, ListedCategory } from './contract-schemas';

/**
 * What the stock API's own documentation leaves open, decided in this one file: a real API that differs is a change
 * here. The rest of the contract (spec section 7) is in the request builder and the item fields.
 */
export const contract = {
  /** Items one search may ask for. */
  maximumSize: 100,
  /** `from + size` may reach this. */
  maximumWindow: 10_000,
  searchPath: (company: string) => `/v1/clients/${encodeURIComponent(company)}/items/search/`,
  itemPath: (company: string, id: string) =>
    `/v1/clients/${encodeURIComponent(company)}/items/${encodeURIComponent(id)}`,
  categoriesPath: () => '/v1/categories/',
} as const;
