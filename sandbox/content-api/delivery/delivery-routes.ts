import { createReadStream } from 'node:fs';

import type { FastifyInstance, FastifyRequest } from 'fastify';

import { ContentfulError } from '../contentful-error';
import { toStoredFile } from '../store/asset-files';
import type { Content, ContentStore, View } from '../store/content-store';

import { filterItems, parseCount, sortItems, type Query } from './entry-query';
import { getSyncAnswer, isPageToken } from './sync';
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
  /** A function, because the port may be unknown until the server listens. */
  getSpace: () => SpaceAddress;
};

type Request = { Querystring: Query; Params: { id: string } };

const pageBounds = { default: 100, max: 1000 };

/** Hosts that start with `preview.` return drafts, as Contentful's do. */
export function toView({ hostname }: Pick<FastifyRequest, 'hostname'>): View {
  return hostname.startsWith('preview.') ? 'draft' : 'published';
}

/**
 * Adds Contentful's Delivery and Preview API below the path of an environment, e.g. `/spaces/x/environments/master`.
 */
export function addDeliveryRoutes(app: FastifyInstance, { store, dataDir, getSpace }: DeliveryOptions): void {
  app.get<Request>('/', async (request) => {
    const { locales } = await store.getContent(toView(request));
    const sys = { type: 'Space', id: getSpace().spaceId };
    return { sys, name: 'Sandbox', locales: locales.map(toDeliveredLocale) };
  });

  app.get<Request>('/locales', async (request) =>
    toList((await store.getContent(toView(request))).locales.map(toDeliveredLocale), request.query),
  );

  app.get<Request>('/content_types', async ({ query }) => toList(await getContentTypes(), query));

  app.get<Request>('/content_types/:id', async ({ params }) => findById(await getContentTypes(), params.id));

  app.get<Request>('/sync', async (request) => {
    const view = toView(request);
    if (view === 'draft' && request.query.sync_token !== undefined && !isPageToken(request.query.sync_token))
      throw new ContentfulError('BadRequest', 'The Preview API has the initial sync only.');
    return getSyncAnswer(await store.getContent(view), request.query, { space: getSpace(), dataDir });
  });

  app.get<Request>('/entries', async (request) => {
    const { query } = request;
    const { entries, assets } = await getItems(request);
    const list = toList(filterItems(entries, query), query);
    const depth = parseCount(query, 'include', { default: 1, max: 10 });
    return { ...list, includes: toIncludes(list.items, [...entries, ...assets], depth) };
  });

  app.get<Request>('/entries/:id', async (request) => findById((await getItems(request)).entries, request.params.id));

  app.get<Request>('/assets', async (request) =>
    toList(filterItems((await getItems(request)).assets, request.query), request.query),
  );

  app.get<Request>('/assets/:id', async (request) => findById((await getItems(request)).assets, request.params.id));

  async function getContentTypes() {
    const { contentTypes } = await store.getContent('published');
    return contentTypes.map((contentType) => toDeliveredContentType(contentType, getSpace()));
  }

  async function getItems(request: FastifyRequest<Request>) {
    const content = await store.getContent(toView(request));
    const space = getSpace();
    const inLocale = toLocaleReader(request.query.locale, content.locales);
    return {
      entries: content.entries.map((entry) => inLocale(toDeliveredEntry(entry, space))),
      assets: content.assets.map((asset) => inLocale(toDeliveredAsset(asset, space))),
    };
  }
}

/** Adds the files of the assets, public like those on Contentful's image host. */
export function addFileRoutes(app: FastifyInstance, store: ContentStore): void {
  app.get<{ Params: { id: string; digest: string; fileName: string } }>(
    '/files/:id/:digest/:fileName',
    async ({ params }, reply) => {
      const assets = (await store.getManaged('Asset')).filter(({ draft }) => draft.sys.id === params.id);
      const files = assets
        .flatMap(({ draft, published }) => [draft, ...(published ? [published] : [])])
        .flatMap(({ fields }) => Object.values(fields.file ?? {}).flatMap((value) => toStoredFile(value) ?? []));
      const file = files.find(({ digest, fileName }) => digest === params.digest && fileName === params.fileName);
      if (!file) throw new ContentfulError('NotFound');
      return reply.type(file.contentType).send(createReadStream(file.path));
    },
  );
}

function toLocaleReader(code: string | undefined, locales: Content['locales']): (item: DeliveredItem) => DeliveredItem {
  if (code === '*') return (item) => item;
  const locale = code === undefined ? locales.find((one) => one.default) : locales.find((one) => one.code === code);
  if (!locale) throw new ContentfulError('BadRequest', `Unknown locale: ${code ?? 'no default'}`);
  return (item) => toLocale(item, locale.code, locales);
}

/** Returns one page of a list, in the requested order. */
export function toList<T extends object>(all: readonly T[], query: Query) {
  const skip = parseCount(query, 'skip', { default: 0, max: Infinity });
  const limit = parseCount(query, 'limit', pageBounds);
  const items = sortItems(all, query.order).slice(skip, skip + limit);
  return { sys: { type: 'Array' }, total: all.length, skip, limit, items };
}

export function findById<T extends { sys: { id: string } }>(items: readonly T[], id: string): T {
  const item = items.find(({ sys }) => sys.id === id);
  if (!item) throw new ContentfulError('NotFound');
  return item;
}
