import type { CreateResolversArgs } from 'gatsby';

import { buildItem } from '../../src/testing/factories/search-result';

import { createResolvers } from './create-resolvers';

type Resolve = (source: null, args: object, context: object) => Promise<unknown>;

const items = [
  buildItem({ advertisementID: 99, createdDate: null }),
  buildItem({ advertisementID: 9, createdDate: '2026-10-02T08:00:00Z' }),
  buildItem({ advertisementID: 10, createdDate: '2026-10-02T10:00:00+02:00', status: 'sold' }),
  buildItem({ advertisementID: 1, createdDate: '2026-10-03T08:00:00Z' }),
];

test('a list has the order of the stock API, sold items last, the requested length, and the total', async () => {
  const all: Record<string, Record<string, { resolve: Resolve }>> = {};
  createResolvers({
    createResolvers: (resolvers: typeof all) => Object.assign(all, resolvers),
  } as unknown as CreateResolversArgs);
  const nodeModel = { findAll: () => Promise.resolve({ entries: items }), trackPageDependencies: () => null };
  const answer = await all.Query?.newestStock?.resolve(null, { categories: ['tractors'], limit: 3 }, { nodeModel });
  expect(answer).toEqual({ totalCount: 4, nodes: [items[3], items[1], items[0]] });
});
