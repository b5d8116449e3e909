import type { Sector } from '../../../i18n/routes';

import type { NamedCategory } from './categories/category-names';
import type { StockItem } from './item';
import type { Facets } from './search/facets';
import type { StockAnswer } from './search/search-plan';

/** A sector and the API names of its categories. */
export type SectorCategories = { key: Sector; categories: readonly string[] };

type Queried = {
  readonly items: { readonly totalCount: number; readonly nodes: readonly { readonly listItem: unknown }[] };
  readonly summary: unknown;
};

/**
 * The list at build time. The source plugin made both parts from parsed items.
 * @param sectors the categories of each sector, for a list of several
 */
export function toBuiltList(
  { items, summary }: Queried,
  sectors: readonly SectorCategories[] = [],
): { answer: StockAnswer; names: NamedCategory[] } {
  const { facets, names } = summary as { facets: Facets; names: NamedCategory[] };
  const listed = items.nodes.map(({ listItem }) => listItem as StockItem);
  const named = names.map((category) => {
    const sector = sectors.find(({ categories }) => categories.includes(category.name))?.key;
    return sector === undefined ? category : { ...category, sector };
  });
  return { answer: { items: listed, total: items.totalCount, facets }, names: named };
}
