import { toLink } from '../../../content-model/contentful-format';
import type { SpaceAddress } from '../delivery/to-delivery';
import { toStoredFile } from '../store/asset-files';
import type { Items, ItemType, Managed } from '../store/managed';

/** An item of the space in the form of the Management API: its draft, with the versions that an editor uses. */
export function toManagementItem<T extends ItemType>(managed: Managed<T>, space: SpaceAddress) {
  const { draft } = managed;
  return { ...toShown(draft, space), sys: { ...toSys(managed, space), ...draft.sys } };
}

function toShown(item: Items[ItemType], { host }: SpaceAddress): object {
  if (item.sys.type !== 'Asset' || !('fields' in item) || Array.isArray(item.fields)) return item;
  const file = Object.entries(item.fields.file ?? {}).map(([locale, value]) => {
    const stored = toStoredFile(value);
    if (!stored) return [locale, value] as const;
    const { fileName, contentType, details, digest } = stored;
    return [
      locale,
      {
        fileName,
        contentType,
        details,
        url: `//${host}/files/${item.sys.id}/${digest}/${encodeURIComponent(fileName)}`,
      },
    ] as const;
  });
  return { ...item, fields: { ...item.fields, ...(file.length > 0 && { file: Object.fromEntries(file) }) } };
}

function toSys(managed: Managed, { spaceId, environment }: SpaceAddress) {
  const { version, publishedVersion, publishedCounter, archivedVersion, createdAt, updatedAt } = managed;
  return {
    space: { sys: { type: 'Link', linkType: 'Space', id: spaceId } },
    environment: { sys: { type: 'Link', linkType: 'Environment', id: environment } },
    version,
    createdAt,
    updatedAt,
    ...(publishedVersion !== null && { publishedVersion, publishedAt: updatedAt, publishedCounter }),
    ...(archivedVersion !== null && { archivedVersion, archivedAt: updatedAt }),
  };
}

/** The space and its one environment. */
export function toSpaceItem({ spaceId }: SpaceAddress) {
  return { sys: { type: 'Space', id: spaceId, version: 1 }, name: 'Sandbox' };
}

export function toEnvironmentItem({ spaceId, environment }: SpaceAddress) {
  const space = { sys: { type: 'Link', linkType: 'Space', id: spaceId } };
  const status = { sys: { type: 'Link', linkType: 'Status', id: 'ready' } };
  return { sys: { type: 'Environment', id: environment, version: 1, space, status }, name: environment };
}

/** The default editor interface of a content type. */
export function toEmptyEditorInterface(contentType: string): Items['EditorInterface'] {
  return {
    sys: { id: 'default', type: 'EditorInterface', contentType: toLink('ContentType', contentType) },
    controls: [],
  };
}
