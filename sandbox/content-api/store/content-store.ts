import { join } from 'node:path';

import type { ContentfulAsset, ContentfulEntry, ContentfulSpace } from '../../../content-model/contentful-format';

import { addFileDetails } from './asset-files';
import { getEditsText, mergeEdits, parseEdits } from './content-edits';
import { getRevisions, saveJson, toRevisions, type Revision, type Revisions } from './revisions';

/** Where content comes from: a space in the import format and the folder with its asset files. */
export type Seed = { space: ContentfulSpace; assetsDirectory: string };

export type Published<T> = { entity: T; revision: Revision };

/** What is published at this moment. */
export type Content = {
  contentTypes: ContentfulSpace['contentTypes'];
  locales: ContentfulSpace['locales'];
  entries: Published<ContentfulEntry>[];
  assets: Published<ContentfulAsset>[];
  /** Of everything, what was deleted included. */
  revisions: Revisions;
};

export type ContentStore = { getContent: () => Promise<Content> };

/** The key of an entry or asset in `Revisions`. */
export function toKey({ sys }: ContentfulEntry | ContentfulAsset): string {
  return `${sys.type}:${sys.id}`;
}

/**
 * The content that is served: the seed with `content-edits.json` laid over it. The file is looked at on every request,
 * so an edit shows at once; revision numbers and times are kept in `revisions.json`.
 */
export function createContentStore({ space, assetsDirectory }: Seed, dataDir: string): ContentStore {
  const editsFile = join(dataDir, 'content-edits.json');
  const revisionsFile = join(dataDir, 'revisions.json');
  let known: { editsText: string; content: Promise<Content> } | undefined;

  const load = async (editsText: string): Promise<Content> => {
    const merged = mergeEdits([...space.entries, ...space.assets], parseEdits(editsText));
    const entries = merged.filter(isEntry);
    const assets = await Promise.all(merged.filter(isAsset).map((asset) => addFileDetails(asset, assetsDirectory)));
    const contents = new Map([...entries, ...assets].map((entity) => [toKey(entity), entity]));
    const previous = await getRevisions(revisionsFile);
    const revisions = toRevisions(previous, contents, new Date());
    if (JSON.stringify(revisions) !== JSON.stringify(previous)) await saveJson(revisionsFile, revisions);
    return {
      contentTypes: space.contentTypes,
      locales: space.locales,
      entries: entries.map((entity) => withRevision(entity, revisions)),
      assets: assets.map((entity) => withRevision(entity, revisions)),
      revisions,
    };
  };

  return {
    getContent: async () => {
      const editsText = await getEditsText(editsFile);
      // Kept as a promise, so that requests at the same moment share one reading and one new set of revisions.
      if (known?.editsText !== editsText) known = { editsText, content: load(editsText) };
      return known.content;
    },
  };
}

function withRevision<T extends ContentfulEntry | ContentfulAsset>(entity: T, revisions: Revisions): Published<T> {
  const revision = revisions[toKey(entity)];
  if (!revision) throw new Error(`No revision for ${toKey(entity)}`);
  return { entity, revision };
}

function isEntry(entity: ContentfulEntry | ContentfulAsset): entity is ContentfulEntry {
  return entity.sys.type === 'Entry';
}

function isAsset(entity: ContentfulEntry | ContentfulAsset): entity is ContentfulAsset {
  return entity.sys.type === 'Asset';
}
