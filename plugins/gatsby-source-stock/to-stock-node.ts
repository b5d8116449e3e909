import type { NodeInput } from 'gatsby';

import type { CategorySlugs } from '../../src/features/stock/model/categories/category-slugs';
import type { Category, ListedCategory } from '../../src/features/stock/model/contract';
import type { StockItem } from '../../src/features/stock/model/item';
import { toCategoryPaths, toItemPaths } from '../../src/features/stock/model/item-path';

/** The tools for creating a node: Gatsby's helpers, and the slugs of all categories, which the paths need. */
export type NodeTools = {
  createNodeId: (key: string) => string;
  createContentDigest: (input: string) => string;
  slugs: CategorySlugs;
};

/** Creates the node of a stock item: the API's values unchanged (pages format them), and its path in each language. */
export function toStockItemNode(item: StockItem, { createNodeId, createContentDigest, slugs }: NodeTools): NodeInput {
  const fields = { ...item, paths: toItemPaths(item, slugs) };
  return {
    ...fields,
    id: createNodeId(`stock-item-${item.advertisementID}`),
    internal: { type: 'StockItem', contentDigest: createContentDigest(toText(fields)) },
  };
}

export function toStockCategoryNode(
  category: ListedCategory | Category,
  { createNodeId, createContentDigest, slugs }: NodeTools,
): NodeInput {
  const fields = { subCategories: [], ...category, paths: toCategoryPaths(category.name, slugs) };
  return {
    ...fields,
    id: createNodeId(`stock-category-${category.name}`),
    internal: { type: 'StockCategory', contentDigest: createContentDigest(toText(fields)) },
  };
}

/**
 * Parsed fields are in the order of the contract; sorting them, as Gatsby does with objects, takes five times as long.
 * Languages are in the API's order: another order changes the digest, but not the page.
 */
function toText(fields: object): string {
  return JSON.stringify(fields);
}
