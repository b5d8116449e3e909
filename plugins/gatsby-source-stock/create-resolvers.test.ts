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

function create() {
  const all: Record<string, Record<string, { resolve: Resolve }>> = {};
  createResolvers({
    createResolvers: (resolvers: typeof all) => Object.assign(all, resolvers),
  } as unknown as CreateResolversArgs);
  return all;
}

test('a list has the order of the stock API, sold items last, the requested length, and the total', async () => {
  const nodeModel = { findAll: () => Promise.resolve({ entries: items }), trackPageDependencies: () => null };
  const answer = await create().Query?.newestStock?.resolve(
    null,
    { categories: ['tractors'], limit: 3 },
    { nodeModel },
  );
  expect(answer).toEqual({ totalCount: 4, nodes: [items[3], items[1], items[0]] });
});

test('a category has the photo of the item that has been there longest and can be had', async () => {
  const toItem = (day: number, status: string, photos: string[]) =>
    buildItem({
      advertisementID: day,
      status,
      createdDate: `2026-10-0${String(day)}T08:00:00Z`,
      images: photos.map((name, index) => ({ id: index + 1, url: `https://photos.example/${name}.jpg` })),
    });
  const entries = [
    toItem(1, 'sold', ['sold']),
    toItem(2, 'available', []),
    toItem(3, 'available', ['longest', 'second']),
    toItem(4, 'available', ['newest']),
  ];
  const nodeModel = { findAll: () => Promise.resolve({ entries }), trackPageDependencies: () => null };
  const photo = await create().StockCategory?.photo?.resolve({ name: 'tractors' } as never, {}, { nodeModel });
  expect(photo).toMatchObject({ url: 'https://photos.example/longest.jpg' });
});
