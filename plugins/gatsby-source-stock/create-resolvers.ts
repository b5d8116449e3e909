import type { CreateResolversArgs } from 'gatsby';

import { toNamedCategories } from '../../src/features/stock/model/categories/category-names';
import type { StockItem } from '../../src/features/stock/model/item';
import { toFacets } from '../../src/features/stock/model/search/facets';

type Found = { entries: Iterable<StockItem>; totalCount: () => Promise<number> };
type Context = { nodeModel: { findAll: (query: { type: string; query: object }) => Promise<Found> } };

/**
 * What a list says about all of its items, beside those it shows: the values of the facets, and the names of its categories. And how
 * many items a category has, which Gatsby's own grouping takes seconds to say of ten thousand (it copies a group for each item).
 */
export function createResolvers(args: CreateResolversArgs): void {
  const create = args.createResolvers as (resolvers: object) => void;
  create({
    StockCategory: {
      total: {
        type: 'Int!',
        resolve: async ({ name }: { name: string }, _: unknown, { nodeModel }: Context) => {
          const filter = { category: { name: { eq: name } } };
          return (await nodeModel.findAll({ type: 'StockItem', query: { filter } })).totalCount();
        },
      },
    },
    Query: {
      stockSummary: {
        type: 'JSON!',
        args: { categories: '[String!]!', locale: 'String!' },
        resolve: async (
          _: unknown,
          { categories, locale }: { categories: string[]; locale: string },
          { nodeModel }: Context,
        ) => {
          const filter = { category: { name: { in: categories } } };
          const items = [...(await nodeModel.findAll({ type: 'StockItem', query: { filter } })).entries];
          return { facets: toFacets(items), names: toNamedCategories(items, locale) };
        },
      },
    },
  });
}
