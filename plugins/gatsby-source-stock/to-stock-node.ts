import type { NodeInput } from 'gatsby';

import type { CategorySlugs } from '../../src/features/stock/model/categories/category-slugs';
import type { Category, ListedCategory } from '../../src/features/stock/model/contract';
import type { StockItem } from '../../src/features/stock/model/item';
import { toCategoryPaths, toItemPaths } from '../../src/features/stock/model/item-path';

/** What a node is made with: Gatsby's helpers, and the slugs of all categories, which the addresses need. */
export type NodeTools = {
  createNodeId: (key: string) => string;
  createContentDigest: (input: string) => string;
  slugs: CategorySlugs;
};

/**
 * A stock item as node: the API's values untouched (formatting is the pages' business), and its address in each
 * language.
 */
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
 * What is parsed has its fields in the order of the contract: to sort them, as Gatsby does with an object, takes five
 * times as long. Languages are in the API's order; another one makes another node, and of it the same page.
 */
function toText(fields: object): string {
  return JSON.stringify(fields);
}
