import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';

import { toLink } from '../../../content-model/contentful-format';
import { ContentfulError } from '../contentful-error';
import { saveDraft, type Items, type Managed } from '../store/managed';

import { addItemRoutes, createId, getVersion, type ItemRequest } from './item-routes';
import { management, type ManagementOptions } from './management-options';
import { parse } from './parse-body';
import { toEmptyEditorInterface, toManagementItem } from './to-management';

const contentTypeSchema = v.looseObject({ name: v.string(), fields: v.array(v.looseObject({ id: v.string() })) });
const localeSchema = v.looseObject({ code: v.string(), name: v.string() });
const editorInterfaceSchema = v.looseObject({ controls: v.optional(v.array(v.looseObject({ fieldId: v.string() }))) });

/** Adds the routes of locales, content types and editor interfaces. */
export function addModelRoutes(app: FastifyInstance, options: ManagementOptions): void {
  const { store, getSpace } = options;
  const time = () => new Date().toISOString();

  app.get('/tags', management, () => ({ sys: { type: 'Array' }, total: 0, skip: 0, limit: 100, items: [] }));

  addItemRoutes(app, options, { type: 'Locale', path: '/locales' });
  const saveLocale = async (id: string, body: unknown, known: number | undefined) => {
    const sent = parse(localeSchema, body);
    const saved = await store.change('Locale', id, (before) => {
      const isDefault = before?.draft.default ?? false;
      const draft = { ...sent, sys: { id, type: 'Locale' }, default: isDefault } as unknown as Items['Locale'];
      return toPublished(saveDraft(before, draft, { known, time: time() }));
    });
    return saved && toManagementItem(saved, getSpace());
  };
  app.post<ItemRequest>('/locales', management, async ({ body }, reply) => {
    const { code } = parse(localeSchema, body);
    const isTaken = (await store.getManaged('Locale')).some(({ draft }) => draft.code === code);
    if (isTaken)
      throw new ContentfulError('ValidationFailed', undefined, {
        errors: [{ name: 'taken', path: ['code'], value: code }],
      });
    return reply.status(201).send(await saveLocale(createId(), body, undefined));
  });
  app.put<ItemRequest>('/locales/:id', management, (request) =>
    saveLocale(request.params.id, request.body, getVersion(request)),
  );

  addItemRoutes(app, options, {
    ...{ type: 'ContentType', path: '/content_types' },
    // In Contentful the editor of a type has another version with each published type.
    onPublish: (id) =>
      store.change('EditorInterface', id, (before) =>
        before === undefined
          ? null
          : toPublished(saveDraft(before, before.draft, { known: before.version, time: time() })),
      ),
  });
  app.put<ItemRequest>('/content_types/:id', management, async (request) => {
    const { id } = request.params;
    const sent = parse(contentTypeSchema, request.body);
    const fields = sent.fields.filter(({ deleted }) => deleted !== true);
    const draft = { ...sent, fields, sys: { id, type: 'ContentType' } } as unknown as Items['ContentType'];
    const known = getVersion(request);
    const saved = await store.change('ContentType', id, (before) => saveDraft(before, draft, { known, time: time() }));
    return saved && toManagementItem(saved, getSpace());
  });

  app.get('/editor_interfaces', management, async () => {
    const items = (await store.getManaged('EditorInterface')).map((item) => toManagementItem(item, getSpace()));
    return { sys: { type: 'Array' }, total: items.length, skip: 0, limit: items.length, items };
  });
  app.get<ItemRequest>('/content_types/:id/editor_interface', management, async ({ params }) => {
    const all = await store.getManaged('EditorInterface');
    const item = all.find(({ draft }) => draft.sys.contentType.sys.id === params.id);
    // In Contentful it exists as soon as a content type is published.
    const empty = () =>
      saveDraft<'EditorInterface'>(undefined, toEmptyEditorInterface(params.id), { known: undefined, time: time() });
    return toManagementItem(item ?? empty(), getSpace());
  });
  app.put<ItemRequest>('/content_types/:id/editor_interface', management, async (request) => {
    const { id } = request.params;
    const sent = parse(editorInterfaceSchema, request.body);
    const sys = { id: 'default', type: 'EditorInterface', contentType: toLink('ContentType', id) };
    const draft = { ...sent, sys } as unknown as Items['EditorInterface'];
    const known = getVersion(request);
    const saved = await store.change('EditorInterface', id, (before) =>
      toPublished(saveDraft(before, draft, { known, time: time() })),
    );
    return saved && toManagementItem(saved, getSpace());
  });
}

/** Items that cannot be published take effect when they are saved. */
function toPublished<T extends 'Locale' | 'EditorInterface'>(managed: Managed<T>): Managed<T> {
  return { ...managed, published: managed.draft };
}
