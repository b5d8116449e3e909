import type { FastifyInstance, FastifyRequest } from 'fastify';

import { ContentfulError } from '../contentful-error';
import { saveDraft } from '../store/managed';
import { checkId } from '../validation/check-entry';

import { addItemRoutes, createId, getVersion, type ItemRequest } from './item-routes';
import { management, type ManagementOptions } from './management-options';
import { fieldsSchema, parse } from './parse-body';
import { toManagementItem } from './to-management';
import { keepFiles, keepUpload, processFile } from './uploads';

const maxUploaded = 50 * 1024 * 1024;

/** Adds the routes of assets: processing turns uploaded bytes into an asset's file. */
export function addAssetRoutes(app: FastifyInstance, options: ManagementOptions): void {
  const { store, dataDir, getSpace } = options;

  const save = async (id: string, request: FastifyRequest) => {
    checkId(id);
    const { fields } = parse(fieldsSchema, request.body);
    const moment = { known: getVersion(request), time: new Date().toISOString() };
    const saved = await store.change('Asset', id, (before) =>
      saveDraft(before, keepFiles({ sys: { id, type: 'Asset' }, fields }, before?.draft), moment),
    );
    return saved && toManagementItem(saved, getSpace());
  };

  addItemRoutes(app, options, { type: 'Asset', path: '/assets' });
  app.put<ItemRequest>('/assets/:id', management, (request) => save(request.params.id, request));
  app.post('/assets', management, async (request, reply) => reply.status(201).send(await save(createId(), request)));

  app.put<{ Params: { id: string; locale: string } }>(
    '/assets/:id/files/:locale/process',
    management,
    async ({ params: { id, locale } }, reply) => {
      const asset = (await store.getManaged('Asset')).find(({ draft }) => draft.sys.id === id)?.draft;
      if (!asset) throw new ContentfulError('NotFound');
      const file = await processFile(asset, locale, dataDir);
      await store.change('Asset', id, (before) => {
        if (!before) throw new ContentfulError('NotFound');
        const { draft, version } = before;
        const files = { ...draft.fields.file, [locale]: file };
        // Processing creates a new version, without an editor.
        return { ...before, draft: { ...draft, fields: { ...draft.fields, file: files } }, version: version + 1 };
      });
      return reply.status(204).send();
    },
  );

  app.post('/uploads', { ...management, bodyLimit: maxUploaded }, async ({ body }, reply) => {
    if (!Buffer.isBuffer(body)) throw new ContentfulError('BadRequest', 'The body of an upload must be bytes.');
    const id = await keepUpload(body, dataDir);
    return reply.status(201).send({ sys: { type: 'Upload', id } });
  });
}
