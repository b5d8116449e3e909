import type { FastifyInstance, FastifyRequest } from 'fastify';

import { toLink, type ContentfulContentType } from '../../../content-model/contentful-format';
import { ContentfulError } from '../contentful-error';
import { saveDraft } from '../store/managed';
import { checkId, checkPublishable, checkSavable } from '../validation/check-entry';
import { toSpaceItems, type SpaceItems } from '../validation/space-items';

import { addItemRoutes, createId, getVersion, type ItemRequest } from './item-routes';
import { management, type ManagementOptions } from './management-options';
import { fieldsSchema, parse } from './parse-body';
import { toManagementItem } from './to-management';

/** Adds the routes of entries, which are validated against their content type as in Contentful. */
export function addEntryRoutes(app: FastifyInstance, options: ManagementOptions): void {
  const { store, getSpace } = options;

  const getContentType = async (id: string): Promise<ContentfulContentType> => {
    const all = await store.getManaged('ContentType');
    const contentType = all.find(({ draft }) => draft.sys.id === id)?.published;
    if (!contentType) throw new ContentfulError('ValidationFailed', `There is no published content type "${id}".`);
    return contentType;
  };

  const getSpaceItems = async (): Promise<SpaceItems> => {
    const [locales, entries, assets] = await Promise.all([
      store.getManaged('Locale'),
      store.getManaged('Entry'),
      store.getManaged('Asset'),
    ]);
    return toSpaceItems({
      locales: locales.map(({ draft }) => draft.code),
      entries: entries.map(({ draft }) => draft),
      assets: assets.map(({ draft }) => draft),
      published: entries.flatMap(({ published }) => published ?? []),
    });
  };

  const save = async (id: string, request: FastifyRequest) => {
    checkId(id);
    const { fields } = parse(fieldsSchema, request.body);
    const before = (await store.getManaged('Entry')).find(({ draft }) => draft.sys.id === id);
    const typeId = before?.draft.sys.contentType.sys.id ?? String(request.headers['x-contentful-content-type']);
    checkSavable(fields, await getContentType(typeId), await getSpaceItems());
    const draft = { sys: { id, type: 'Entry', contentType: toLink('ContentType', typeId) }, fields } as const;
    const moment = { known: getVersion(request), time: new Date().toISOString() };
    const saved = await store.change('Entry', id, (current) => saveDraft(current, draft, moment));
    return saved && toManagementItem(saved, getSpace());
  };

  addItemRoutes(app, options, {
    type: 'Entry',
    path: '/entries',
    checkPublish: async (draft) =>
      checkPublishable(draft, await getContentType(draft.sys.contentType.sys.id), await getSpaceItems()),
  });
  app.put<ItemRequest>('/entries/:id', management, (request) => save(request.params.id, request));
  app.post('/entries', management, async (request, reply) => reply.status(201).send(await save(createId(), request)));
}
