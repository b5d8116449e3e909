import type { ContentfulAsset, ContentfulEntry } from '../../../content-model/contentful-format';

/** What the rules of one entry ask about all others. */
export type SpaceItems = {
  locales: ReadonlySet<string>;
  /** The content type of an entry, or `null` where there is none. */
  getEntryType: (id: string) => string | null;
  /** The media type of an asset's file, empty where it has no file yet; `null` where there is no such asset. */
  getMediaType: (id: string) => string | null;
  /** Whether a published entry of the type, other than `except`, has the value in the field, in any locale. */
  isTaken: (asked: { type: string; field: string; value: unknown; except: string }) => boolean;
};

type Given = {
  locales: readonly string[];
  /** All that exist, drafts included. */
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
