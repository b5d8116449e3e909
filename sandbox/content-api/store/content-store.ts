import { join } from 'node:path';

import type { ContentfulAsset, ContentfulEntry, ContentfulSpace } from '../../../content-model/contentful-format';

import { addFileDetails, withoutPlace } from './asset-files';
import { checkEdits } from './check-edits';
import { getEditsText, mergeEdits, parseEdits } from './content-edits';
import { toKey, toSeeded, type Items, type ItemType, type Managed } from './managed';
import { readChanges, type Changes } from './managed-file';
import { getRevisions, saveJson, seedTime, toRevisions, type Revision, type Revisions } from './revisions';

/** The initial content: a space in the import format, and the folder of its asset files. */
export type Seed = { space: ContentfulSpace; assetsDirectory: string };

export type Published<T> = { entity: T; revision: Revision };

/** `published`: the content for visitors; `draft`: the content for editors, with unpublished changes. */
export type View = 'published' | 'draft';

/** The current content of one view. */
export type Content = {
  contentTypes: ContentfulSpace['contentTypes'];
  locales: ContentfulSpace['locales'];
  entries: Published<ContentfulEntry>[];
  assets: Published<ContentfulAsset>[];
  /** Of all items, including deleted ones. */
  revisions: Revisions;
};

export type ContentStore = {
  getContent: (view: View) => Promise<Content>;
  getManaged: <T extends ItemType>(type: T) => Promise<Managed<T>[]>;
  /** Writes the result of the change; null deletes. Changes run one after the other. */
  change: <T extends ItemType>(
    type: T,
    id: string,
    change: (before: Managed<T> | undefined) => Managed<T> | null,
  ) => Promise<Managed<T> | null>;
};

type Managing = ReadonlyMap<string, Managed>;

/**
 * Creates the store of the served content: the seed, overridden by `content-edits.json`, and both overridden by the
 * changes of editors through the Management API (`managed.json`). The edits are read on every request, so they take
 * effect at once. Revision numbers and dates are stored in `revisions.json`, those of drafts in `draft-revisions.json`.
 */
export async function createContentStore({ space, assetsDirectory }: Seed, dataDir: string): Promise<ContentStore> {
  const changesFile = join(dataDir, 'managed.json');
  let last: Promise<unknown> = Promise.resolve();
  let changes = await readChanges(changesFile);
  let known: { editsText: string; items: Promise<Managing> } | undefined;
  const views = new Map<View, { items: Managing; content: Promise<Content> }>();

  const load = async (editsText: string): Promise<Managing> => {
    const edits = parseEdits(editsText);
    const merged = mergeEdits([...space.entries, ...space.assets], edits);
    checkEdits(edits, merged, space);
    const whole = merged.map(async (one) => (isAsset(one) ? addFileDetails(one, assetsDirectory) : one));
    const seeded = [...space.contentTypes, ...space.editorInterfaces, ...space.locales, ...(await Promise.all(whole))];
    return applyChanges(new Map(seeded.map((item) => [toKey(item), toSeeded(item, seedTime)])), changes);
  };

  const getItems = async (): Promise<Managing> => {
    const editsText = await getEditsText(join(dataDir, 'content-edits.json'));
    // Stored as a promise, so that concurrent requests share one read and one new set of revisions.
    if (known?.editsText !== editsText) known = { editsText, items: load(editsText) };
    return known.items;
  };

  return {
    getContent: async (view) => {
      const items = await getItems();
      const kept = views.get(view);
      if (kept?.items === items) return kept.content;
      const content = toContent(items, view, dataDir);
      views.set(view, { items, content });
      return content;
    },
    getManaged: async (type) => [...(await getItems())].flatMap(([key, item]) => (isOf(type, key, item) ? [item] : [])),
    change: (type, id, change) => {
      const make = async () => {
        const items = await getItems();
        const key = `${type}:${id}`;
        const before = items.get(key);
        const after = change(isOf(type, key, before) ? before : undefined);
        changes = { ...changes, [key]: after };
        if (known) known = { ...known, items: Promise.resolve(applyChanges(items, { [key]: after })) };
        await saveJson(changesFile, changes);
        return after;
      };
      // Runs after a failed change as well.
      const made = last.then(make, make);
      last = made;
      return made;
    },
  };
}

function isOf<T extends ItemType>(type: T, key: string, item: Managed | undefined): item is Managed<T> {
  return item !== undefined && key.startsWith(`${type}:`);
}

function applyChanges(items: Managing, changes: Changes): Managing {
  const changed = new Map(items);
  for (const [key, item] of Object.entries(changes)) {
    if (item === null) changed.delete(key);
    else changed.set(key, item);
  }
  return changed;
}

async function toContent(items: Managing, view: View, dataDir: string): Promise<Content> {
  const shown = [...items.values()]
    .map(({ draft, published, archivedVersion }) =>
      view === 'published' || archivedVersion !== null ? published : draft,
    )
    .filter((item) => item !== null);
  const pick = <T extends ItemType>(type: T) => shown.filter((item): item is Items[T] => item.sys.type === type);
  const [entries, assets] = [pick('Entry'), pick('Asset')];
  const contents = new Map([...entries, ...assets.map(withoutPlace)].map((entity) => [toKey(entity), entity]));
  const previous = await getRevisionsOf(view, dataDir);
  const revisions = toRevisions(previous, contents, new Date());
  if (JSON.stringify(revisions) !== JSON.stringify(previous)) await saveJson(toFile(view, dataDir), revisions);
  return {
    // The model has no preview: unpublished content types do not count.
    contentTypes: [...items.values()].flatMap(({ published }) =>
      published?.sys.type === 'ContentType' ? [published as Items['ContentType']] : [],
    ),
    locales: pick('Locale'),
    entries: entries.map((entity) => withRevision(entity, revisions)),
    assets: assets.map((entity) => withRevision(entity, revisions)),
    revisions,
  };
}

function toFile(view: View, dataDir: string): string {
  return join(dataDir, view === 'draft' ? 'draft-revisions.json' : 'revisions.json');
}

/** Drafts that are read for the first time are compared with what is published: those that differ are newer. */
async function getRevisionsOf(view: View, dataDir: string): Promise<Revisions> {
  const own = await getRevisions(toFile(view, dataDir));
  if (view === 'published' || Object.keys(own).length > 0) return own;
  return getRevisions(toFile('published', dataDir));
}

function isAsset(item: Items['Entry' | 'Asset']): item is ContentfulAsset {
  return item.sys.type === 'Asset';
}

function withRevision<T extends ContentfulEntry | ContentfulAsset>(entity: T, revisions: Revisions): Published<T> {
  const revision = revisions[toKey(entity)];
  if (!revision) throw new Error(`No revision for ${toKey(entity)}`);
  return { entity, revision };
}
