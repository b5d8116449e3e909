import {
  type ContentfulAsset,
  type ContentfulContentType,
  type ContentfulEntry,
  type ContentfulLocale,
  type LocalizedValues,
} from '../../../content-model/contentful-format';
import { toStoredFile } from '../store/asset-files';
import type { Content, Published } from '../store/content-store';
import type { Revision } from '../store/revisions';

/** The space, and the `host:port` of its asset files. */
export type SpaceAddress = { spaceId: string; environment: string; host: string };

export type DeliveredItem = {
  sys: Record<string, unknown> & { id: string; type: string };
  metadata: { tags: never[]; concepts: never[] };
  fields: Record<string, unknown>;
};

/** An entry with its values in every locale, as `sync` and `locale=*` return it. */
export function toDeliveredEntry({ entity, revision }: Published<ContentfulEntry>, space: SpaceAddress): DeliveredItem {
  const sys = { ...toSys('Entry', entity.sys.id, revision, space), contentType: entity.sys.contentType };
  return { sys, metadata: emptyMetadata, fields: entity.fields };
}

/** An asset with its values in every locale; `file.url` has no protocol, as in Contentful. */
export function toDeliveredAsset({ entity, revision }: Published<ContentfulAsset>, space: SpaceAddress): DeliveredItem {
  const file = Object.entries(entity.fields.file ?? {}).flatMap(([locale, value]) => {
    const stored = toStoredFile(value);
    if (!stored) return [];
    const { fileName, contentType, details, digest } = stored;
    const url = `//${space.host}/files/${entity.sys.id}/${digest}/${encodeURIComponent(fileName)}`;
    return [[locale, { url, details, fileName, contentType }] as const];
  });
  return {
    sys: toSys('Asset', entity.sys.id, revision, space),
    metadata: emptyMetadata,
    fields: { ...entity.fields, ...(file.length > 0 && { file: Object.fromEntries(file) }) },
  };
}

const emptyMetadata: DeliveredItem['metadata'] = { tags: [], concepts: [] };

/** The form of a deleted item in `sync`. `key` is `Entry:id` or `Asset:id`. */
export function toDeleted(key: string, revision: Revision, space: SpaceAddress) {
  const [type = '', ...id] = key.split(':');
  const sys = toSys(`Deleted${type}`, id.join(':'), revision, space);
  return { sys: { ...sys, deletedAt: revision.deletedAt ?? revision.updatedAt } };
}

/** A content type in the form of the Delivery API; its dates are those of the demo's start. */
export function toDeliveredContentType(contentType: ContentfulContentType, space: SpaceAddress) {
  const time = '2026-01-05T08:00:00.000Z';
  const revision = { hash: '', revision: 1, createdAt: time, updatedAt: time };
  return { ...contentType, sys: toSys('ContentType', contentType.sys.id, revision, space) };
}

export function toDeliveredLocale({ sys, code, name, default: isDefault, fallbackCode }: ContentfulLocale) {
  return { code, name, default: isDefault, fallbackCode, sys: { ...sys, version: 1 } };
}

function toSys(type: string, id: string, { revision, createdAt, updatedAt }: Revision, space: SpaceAddress) {
  return {
    space: { sys: { type: 'Link', linkType: 'Space', id: space.spaceId } },
    id,
    type,
    createdAt,
    updatedAt,
    environment: { sys: { id: space.environment, type: 'Link', linkType: 'Environment' } },
    revision,
  };
}

/** Returns the item with one value per field: in the locale, else in its fallback; absent if there is none. */
export function toLocale(item: DeliveredItem, localeCode: string, locales: Content['locales']): DeliveredItem {
  const chain = toFallbackChain(localeCode, locales);
  const fields = Object.entries(item.fields).flatMap(([id, values]) => {
    const code = chain.find((one) => isLocalized(values) && values[one] !== undefined);
    return code === undefined || !isLocalized(values) ? [] : [[id, values[code]] as const];
  });
  return { ...item, sys: { ...item.sys, locale: localeCode }, fields: Object.fromEntries(fields) };
}

function isLocalized(values: unknown): values is LocalizedValues {
  return typeof values === 'object' && values !== null;
}

function toFallbackChain(code: string, locales: Content['locales']): string[] {
  const fallback = locales.find((locale) => locale.code === code)?.fallbackCode;
  return fallback ? [code, ...toFallbackChain(fallback, locales)] : [code];
}
