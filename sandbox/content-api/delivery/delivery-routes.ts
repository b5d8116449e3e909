import { createReadStream } from 'node:fs';
import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';

import { ContentfulError } from '../contentful-error';
import { toStoredFile } from '../store/asset-files';
import type { Content, ContentStore } from '../store/content-store';

import { filterItems, parseCount, sortItems, type Query } from './entry-query';
import { getSyncAnswer } from './sync';
import {
  toDeliveredAsset,
  toDeliveredContentType,
  toDeliveredEntry,
  toDeliveredLocale,
  toLocale,
  type DeliveredItem,
  type SpaceAddress,
} from './to-delivery';
import { toIncludes } from './to-includes';

export type DeliveryOptions = {
  store: ContentStore;
  dataDir: string;
  /** A function, because the port may be known only when the server listens. */
  getSpace: () => SpaceAddress;
};

type Request = { Querystring: Query; Params: { id: string } };

const pageBounds = { default: 100, max: 1000 };

/** Contentful's Delivery API below the path of an environment, e.g. `/spaces/x/environments/master`. */
export function addDeliveryRoutes(app: FastifyInstance, { store, dataDir, getSpace }: DeliveryOptions): void {
  app.get<Request>('/', async () => {
    const { locales } = await store.getContent();
    const sys = { type: 'Space', id: getSpace().spaceId };
    return { sys, name: 'Sandbox', locales: locales.map(toDeliveredLocale) };
  });

  app.get<Request>('/locales', async ({ query }) =>
    toList((await store.getContent()).locales.map(toDeliveredLocale), query),
  );

  app.get<Request>('/content_types', async ({ query }) => toList(await getContentTypes(), query));

  app.get<Request>('/content_types/:id', async ({ params }) => findById(await getContentTypes(), params.id));

  app.get<Request>('/sync', async ({ query }) =>
    getSyncAnswer(await store.getContent(), query, { space: getSpace(), dataDir }),
  );

  app.get<Request>('/entries', async ({ query }) => {
    const { entries, assets } = await getItems(query);
    const list = toList(filterItems(entries, query), query);
    const depth = parseCount(query, 'include', { default: 1, max: 10 });
    return { ...list, includes: toIncludes(list.items, [...entries, ...assets], depth) };
  });

  app.get<Request>('/entries/:id', async ({ query, params }) => findById((await getItems(query)).entries, params.id));

  app.get<Request>('/assets', async ({ query }) => toList(filterItems((await getItems(query)).assets, query), query));

  app.get<Request>('/assets/:id', async ({ query, params }) => findById((await getItems(query)).assets, params.id));

  async function getContentTypes() {
    const { contentTypes } = await store.getContent();
    return contentTypes.map((contentType) => toDeliveredContentType(contentType, getSpace()));
  }

  async function getItems(query: Query) {
    const content = await store.getContent();
    const space = getSpace();
    const inLocale = toLocaleReader(query.locale, content.locales);
    return {
      entries: content.entries.map((entry) => inLocale(toDeliveredEntry(entry, space))),
      assets: content.assets.map((asset) => inLocale(toDeliveredAsset(asset, space))),
    };
  }
}

/** The files of the assets, open to anybody like those on Contentful's image host. */
export function addFileRoutes(app: FastifyInstance, store: ContentStore, assetsDirectory: string): void {
  app.get<{ Params: { id: string; digest: string; fileName: string } }>(
    '/files/:id/:digest/:fileName',
    async ({ params }, reply) => {
      const { assets } = await store.getContent();
      const files = assets
        .filter(({ entity }) => entity.sys.id === params.id)
        .flatMap(({ entity }) => Object.values(entity.fields.file ?? {}).flatMap((value) => toStoredFile(value) ?? []));
      const file = files.find(({ digest, fileName }) => digest === params.digest && fileName === params.fileName);
      if (!file) throw new ContentfulError('NotFound');
      return reply.type(file.contentType).send(createReadStream(join(assetsDirectory, file.path)));
    },
  );
}

function toLocaleReader(code: string | undefined, locales: Content['locales']): (item: DeliveredItem) => DeliveredItem {
  if (code === '*') return (item) => item;
  const locale = code === undefined ? locales.find((one) => one.default) : locales.find((one) => one.code === code);
  if (!locale) throw new ContentfulError('BadRequest', `Unknown locale: ${code ?? 'no default'}`);
  return (item) => toLocale(item, locale.code, locales);
}

function toList<T extends object>(all: readonly T[], query: Query) {
  const skip = parseCount(query, 'skip', { default: 0, max: Infinity });
  const limit = parseCount(query, 'limit', pageBounds);
  const items = sortItems(all, query.order).slice(skip, skip + limit);
  return { sys: { type: 'Array' }, total: all.length, skip, limit, items };
}

function findById<T extends { sys: { id: string } }>(items: readonly T[], id: string): T {
  const item = items.find(({ sys }) => sys.id === id);
  if (!item) throw new ContentfulError('NotFound');
  return item;
}
