import type { CreateResolversArgs } from 'gatsby';

import { toNamedCategories } from '../../src/features/stock/model/categories/category-names';
import type { StockItem } from '../../src/features/stock/model/item';
import { toFacets } from '../../src/features/stock/model/search/facets';

type Found = { entries: Iterable<StockItem>; totalCount: () => Promise<number> };
type NodeModel = {
  findAll: (query: { type: string; query: object }) => Promise<Found>;
  trackPageDependencies: (nodes: readonly [], dependencies: { connectionType: string }) => unknown;
};
type Context = { nodeModel: NodeModel };
/**
 * What a list says about all of its items, beside those it shows: the values of the facets, and the names of its categories. And how
 * many items a category has, which Gatsby's own grouping takes seconds to say of ten thousand (it copies a group for each item).
 */
export function createResolvers(args: CreateResolversArgs): void {
  const create = args.createResolvers as (resolvers: object) => void;
  const countItems = remember((filter, nodeModel) => find(filter, nodeModel).then(({ totalCount }) => totalCount()));
  const findItems = remember(async (filter, nodeModel) => {
    const items = [...(await find(filter, nodeModel)).entries];
    return { items, facets: toFacets(items) };
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
      stockSummary: {
        type: 'JSON!',
        args: { categories: '[String!]!', locale: 'String!' },
        resolve: async (
          _: unknown,
          { categories, locale }: { categories: string[]; locale: string },
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
 * Pages ask the same in every language, and of a category on many pages: in a build the answer is found once. Gatsby is told each time what the
 * page depends on.
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
