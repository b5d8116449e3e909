import type { ContentfulAsset, ContentfulEntry } from '../../../content-model/contentful-format';

/** The facts about all other items that the rules of an entry need. */
export type SpaceItems = {
  locales: ReadonlySet<string>;
  /** The content type of an entry; null if it does not exist. */
  getEntryType: (id: string) => string | null;
  /** The media type of an asset's file, empty if it has no file yet; null if the asset does not exist. */
  getMediaType: (id: string) => string | null;
  /** Whether a published entry of the type, other than `except`, has the value in the field, in any locale. */
  isTaken: (asked: { type: string; field: string; value: unknown; except: string }) => boolean;
};

type Given = {
  locales: readonly string[];
  /** All existing items, including drafts. */
  entries: readonly ContentfulEntry[];
  assets: readonly ContentfulAsset[];
  published: readonly ContentfulEntry[];
};

export function toSpaceItems({ locales, entries, assets, published }: Given): SpaceItems {
  const types = new Map(entries.map(({ sys }) => [sys.id, sys.contentType.sys.id]));
  const mediaTypes = new Map(assets.map((asset) => [asset.sys.id, toMediaType(asset)]));
  return {
    locales: new Set(locales),
    getEntryType: (id) => types.get(id) ?? null,
    getMediaType: (id) => mediaTypes.get(id) ?? null,
    isTaken: ({ type, field, value, except }) =>
      published.some(
        ({ sys, fields }) =>
          sys.contentType.sys.id === type &&
          sys.id !== except &&
          Object.values(fields[field] ?? {}).some((one) => one === value),
      ),
  };
}

function toMediaType({ fields }: ContentfulAsset): string {
  const [file] = Object.values(fields.file ?? {});
  const { contentType } = (file ?? {}) as { contentType?: unknown };
  return typeof contentType === 'string' ? contentType : '';
}
