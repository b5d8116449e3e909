import type { CreateResolversArgs } from 'gatsby';

import { toNamedCategories } from '../../src/features/stock/model/categories/category-names';
import type { StockItem } from '../../src/features/stock/model/item';
import { byNewest } from '../../src/features/stock/model/newest';
import { toFacets } from '../../src/features/stock/model/search/facets';

type Found = { entries: Iterable<StockItem>; totalCount: () => Promise<number> };
type NodeModel = {
  findAll: (query: { type: string; query: object }) => Promise<Found>;
  trackPageDependencies: (nodes: readonly [], dependencies: { connectionType: string }) => unknown;
};
type Context = { nodeModel: NodeModel };
type InCategories = { categories: string[] };

/**
 * The first items of a list in the stock API's order, which is not Gatsby's: that one has items without a date first,
 * and compares dates as text. What a list says about all of its items: the values of the facets, and the names of its
 * categories. And how many items a category has, which Gatsby's own grouping takes seconds to say of ten thousand (it
 * copies a group for each item).
 */
export function createResolvers(args: CreateResolversArgs): void {
  const create = args.createResolvers as (resolvers: object) => void;
  const countItems = remember((filter, nodeModel) => find(filter, nodeModel).then(({ totalCount }) => totalCount()));
  const findItems = remember(async (filter, nodeModel) => {
    const items = [...(await find(filter, nodeModel)).entries];
    return { items: items.sort(byNewest), facets: toFacets(items) };
  });
  create({
    StockCategory: {
      total: {
        type: 'Int!',
        resolve: ({ name }: { name: string }, _: unknown, { nodeModel }: Context) =>
          countItems({ category: { name: { eq: name } } }, nodeModel),
      },
    },
    Query: {
      newestStock: {
        type: 'NewestStock!',
        args: { categories: '[String!]!', limit: 'Int!' },
        resolve: async (
          _: unknown,
          { categories, limit }: InCategories & { limit: number },
          { nodeModel }: Context,
        ) => {
          const { items } = await findItems({ category: { name: { in: categories } } }, nodeModel);
          return { totalCount: items.length, nodes: items.slice(0, limit) };
        },
      },
      stockSummary: {
        type: 'JSON!',
        args: { categories: '[String!]!', locale: 'String!' },
        resolve: async (
          _: unknown,
          { categories, locale }: InCategories & { locale: string },
          { nodeModel }: Context,
        ) => {
          const { items, facets } = await findItems({ category: { name: { in: categories } } }, nodeModel);
          return { facets, names: toNamedCategories(items, locale) };
        },
      },
    },
  });
}

const connectionType = 'StockItem';

function find(filter: object, nodeModel: NodeModel): Promise<Found> {
  return nodeModel.findAll({ type: connectionType, query: { filter } });
}

/**
 * Pages ask the same in every language, and of a category on many pages: in a build the answer is found once. Gatsby is
 * told each time what the page depends on.
 */
function remember<Answer>(ask: (filter: object, nodeModel: NodeModel) => Promise<Answer>): typeof ask {
  if (process.env.gatsby_executing_command !== 'build') return ask;
  const known = new Map<string, Promise<Answer>>();
  return (filter, nodeModel) => {
    nodeModel.trackPageDependencies([], { connectionType });
    const name = JSON.stringify(filter);
    const answer = known.get(name) ?? ask(filter, nodeModel);
    known.set(name, answer);
    return answer;
  };
}
