import type { CreateResolversArgs } from 'gatsby';

import { getGatsbyCommand } from '../../patches/gatsby/variables';
import { toNamedCategories } from '../../src/features/stock/model/categories/category-names';
import type { StockItem } from '../../src/features/stock/model/item';
import { byNewest } from '../../src/features/stock/model/newest';
import { toFacets } from '../../src/features/stock/model/search/count-facets';
import { getFacetProperties } from '../../src/features/stock/model/search/filters';
import { toSoldLast } from '../../src/features/stock/model/search/sort';

type Found = { entries: Iterable<StockItem>; totalCount: () => Promise<number> };
type NodeModel = {
  findAll: (query: { type: string; query: object }) => Promise<Found>;
  trackPageDependencies: (nodes: readonly [], dependencies: { connectionType: string }) => unknown;
};
type Context = { nodeModel: NodeModel };
type InCategories = { categories: string[] };

/**
 * Adds the first page of a list, in its order, what is sold last: Gatsby sorts items without a date first, and compares
 * dates as text. Adds the facet values and category names of all items of a list. Adds the number of items of a
 * category: Gatsby's own grouping takes seconds for ten thousand items, because it copies a group for each item. Adds
 * the photo of a category: that of the item that has been there longest and can be had. Pages show the newest ones
 * beside it, and it seldom changes.
 */
export function createResolvers(args: CreateResolversArgs): void {
  const create = args.createResolvers as (resolvers: object) => void;
  const countItems = memoize((filter: object, nodeModel) =>
    find(filter, nodeModel).then(({ totalCount }) => totalCount()),
  );
  const findItems = memoize(async ({ categories }: InCategories, nodeModel) => {
    const items = [...(await find({ category: { name: { in: categories } } }, nodeModel)).entries];
    return { items: items.sort(byNewest), facets: toFacets(items, getFacetProperties(categories)) };
  });
  create({
    StockCategory: {
      total: {
        type: 'Int!',
        resolve: ({ name }: { name: string }, _: unknown, { nodeModel }: Context) =>
          countItems({ category: { name: { eq: name } } }, nodeModel),
      },
      photo: {
        type: 'JSON',
        resolve: async ({ name }: { name: string }, _: unknown, { nodeModel }: Context) => {
          const { items } = await findItems({ categories: [name] }, nodeModel);
          return (
            items.findLast(({ status, images = [] }) => status !== 'sold' && images.length > 0)?.images?.[0] ?? null
          );
        },
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
          const { items } = await findItems({ categories }, nodeModel);
          return { totalCount: items.length, nodes: toSoldLast(items).slice(0, limit) };
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
          const { items, facets } = await findItems({ categories }, nodeModel);
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
 * Pages run the same query in every language, and for a category on many pages: a build memoizes the answer. Every call
 * registers the dependency of its page with Gatsby.
 */
function memoize<Wanted extends object, Answer>(
  query: (wanted: Wanted, nodeModel: NodeModel) => Promise<Answer>,
): typeof query {
  if (getGatsbyCommand() !== 'build') return query;
  const answers = new Map<string, Promise<Answer>>();
  return (wanted, nodeModel) => {
    nodeModel.trackPageDependencies([], { connectionType });
    const name = JSON.stringify(wanted);
    const answer = answers.get(name) ?? query(wanted, nodeModel);
    answers.set(name, answer);
    return answer;
  };
}
