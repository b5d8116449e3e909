import type { NamedCategory } from './categories/category-names';
import type { StockItem } from './item';
import type { Facets } from './search/facets';
import type { StockAnswer } from './search/search-plan';

type Queried = {
  readonly items: { readonly totalCount: number; readonly nodes: readonly { readonly listItem: unknown }[] };
  readonly summary: unknown;
};

/** The list at build time. The source plugin made both parts from parsed items. */
export function toBuiltList({ items, summary }: Queried): { answer: StockAnswer; names: NamedCategory[] } {
  const { facets, names } = summary as { facets: Facets; names: NamedCategory[] };
  const listed = items.nodes.map(({ listItem }) => listItem as StockItem);
  return { answer: { items: listed, total: items.totalCount, facets }, names };
}
