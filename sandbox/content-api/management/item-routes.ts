import type { FastifyInstance, FastifyRequest } from 'fastify';

import { ContentfulError } from '../contentful-error';
import { toList } from '../delivery/delivery-routes';
import { filterItems, type Query } from '../delivery/entry-query';
import type { DeliveredItem } from '../delivery/to-delivery';
import { archive, checkDeletable, publish, unpublish, type Items, type ItemType, type Managed } from '../store/managed';

import { management, type ManagementOptions } from './management-options';
import { toManagementItem } from './to-management';

export type ItemRequest = { Querystring: Query; Params: { id: string } };

type ItemRoutes<T extends ItemType> = {
  type: T;
  path: string;
  /** Throws if it may not be published. */
  checkPublish?: (draft: Items[T]) => Promise<void>;
  onPublish?: (id: string) => Promise<unknown>;
};

/** Adds the routes that all types have: list, get, publish, archive, delete. */
export function addItemRoutes<T extends ItemType>(
  app: FastifyInstance,
  { store, getSpace }: ManagementOptions,
  { type, path, checkPublish, onPublish }: ItemRoutes<T>,
): void {
  const change = async (id: string, next: (before: Managed<T>) => Managed<T>) => {
    const after = await store.change(type, id, (before) => {
      if (!before) throw new ContentfulError('NotFound');
      return next(before);
    });
    if (!after) throw new ContentfulError('NotFound');
    return toManagementItem(after, getSpace());
  };
  const now = () => new Date().toISOString();

  app.get<ItemRequest>(path, management, async ({ query }) => {
    const items = (await store.getManaged(type)).map((item) => toManagementItem(item, getSpace()));
    return toList(filterItems(items as unknown as DeliveredItem[], query), query);
  });
  app.get<ItemRequest>(`${path}/:id`, management, async ({ params }) => {
    const item = (await store.getManaged(type)).find(({ draft }) => draft.sys.id === params.id);
    if (!item) throw new ContentfulError('NotFound');
    return toManagementItem(item, getSpace());
  });
  app.delete<ItemRequest>(`${path}/:id`, management, async ({ params }, reply) => {
    await store.change(type, params.id, (before) => {
      if (!before) throw new ContentfulError('NotFound');
      if (type !== 'Locale') checkDeletable(before);
      return null;
    });
    return reply.status(204).send();
  });
  if (type === 'Locale') return;
  app.put<ItemRequest>(`${path}/:id/published`, management, async (request) => {
    const { id } = request.params;
    const item = (await store.getManaged(type)).find(({ draft }) => draft.sys.id === id);
    if (item) await checkPublish?.(item.draft);
    const published = await change(id, (before) => publish(before, getVersion(request), now()));
    await onPublish?.(id);
    return published;
  });
  app.delete<ItemRequest>(`${path}/:id/published`, management, ({ params }) =>
    change(params.id, (before) => unpublish(before, now())),
  );
  app.put<ItemRequest>(`${path}/:id/archived`, management, ({ params }) =>
    change(params.id, (before) => archive(before, true, now())),
  );
  app.delete<ItemRequest>(`${path}/:id/archived`, management, ({ params }) =>
    change(params.id, (before) => archive(before, false, now())),
  );
}

/** Returns the version that the editor saw, from its header. */
export function getVersion({ headers }: Pick<FastifyRequest, 'headers'>): number | undefined {
  const version = headers['x-contentful-version'];
  return version === undefined ? undefined : Number(version);
}

/** Returns an id for an item that an editor creates without one. */
export function createId(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, 22);
}
