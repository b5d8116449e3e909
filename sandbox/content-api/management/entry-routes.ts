import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';

import { toLink, type ContentfulContentType } from '../../../content-model/contentful-format';
import { ContentfulError } from '../contentful-error';
import { saveDraft } from '../store/managed';
import { checkPublishable, checkSavable } from '../validation/check-entry';

import { addItemRoutes, createId, getVersion, type ItemRequest } from './item-routes';
import { management, type ManagementOptions } from './management-routes';
import { parse } from './model-routes';
import { toManagementItem } from './to-management';

/** Values per locale for each field, of an entry or an asset. */
export const fieldsSchema = v.object({
  fields: v.optional(v.record(v.string(), v.record(v.string(), v.unknown())), {}),
});

/** Entries, checked against their content type as Contentful does. */
export function addEntryRoutes(app: FastifyInstance, options: ManagementOptions): void {
  const { store, getSpace } = options;

  const getContentType = async (id: string): Promise<ContentfulContentType> => {
    const all = await store.getManaged('ContentType');
    const contentType = all.find(({ draft }) => draft.sys.id === id)?.published;
    if (!contentType) throw new ContentfulError('ValidationFailed', `There is no published content type "${id}".`);
    return contentType;
  };

  const save = async (id: string, request: FastifyRequest) => {
    const { fields } = parse(fieldsSchema, request.body);
    const before = (await store.getManaged('Entry')).find(({ draft }) => draft.sys.id === id);
    const typeId = before?.draft.sys.contentType.sys.id ?? String(request.headers['x-contentful-content-type']);
    checkSavable(fields, await getContentType(typeId));
    const draft = { sys: { id, type: 'Entry', contentType: toLink('ContentType', typeId) }, fields } as const;
    const moment = { known: getVersion(request), time: new Date().toISOString() };
    const saved = await store.change('Entry', id, (current) => saveDraft(current, draft, moment));
    return saved && toManagementItem(saved, getSpace());
  };

  addItemRoutes(app, options, {
    type: 'Entry',
    path: '/entries',
    checkPublish: async ({ fields, sys }) => checkPublishable(fields, await getContentType(sys.contentType.sys.id)),
  });
  app.put<ItemRequest>('/entries/:id', management, (request) => save(request.params.id, request));
  app.post('/entries', management, async (request, reply) => reply.status(201).send(await save(createId(), request)));
}
