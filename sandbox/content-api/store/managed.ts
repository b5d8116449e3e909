import type {
  ContentfulAsset,
  ContentfulContentType,
  ContentfulEditorInterface,
  ContentfulEntry,
  ContentfulLocale,
} from '../../../content-model/contentful-format';
import { ContentfulError } from '../contentful-error';

/** The items of a space, by the type in their `sys`. */
export type Items = {
  ContentType: ContentfulContentType;
  EditorInterface: ContentfulEditorInterface;
  Locale: ContentfulLocale;
  Entry: ContentfulEntry;
  Asset: ContentfulAsset;
};

export type ItemType = keyof Items;

/**
 * One item of the space with its draft, its published version, and the version that an editor must send to change it.
 */
export type Managed<T extends ItemType = ItemType> = {
  draft: Items[T];
  published: Items[T] | null;
  version: number;
  /** The published version, and how often the item was published. */
  publishedVersion: number | null;
  publishedCounter: number;
  archivedVersion: number | null;
  createdAt: string;
  updatedAt: string;
};

/** Returns the key of an item, e.g. `Entry:home-hero`; the key of an editor interface has its content type. */
export function toKey({ sys }: Items[ItemType]): string {
  return `${sys.type}:${'contentType' in sys && sys.type === 'EditorInterface' ? sys.contentType.sys.id : sys.id}`;
}

/** The state of an item of the seed: saved and published once. */
export function toSeeded<T extends ItemType>(item: Items[T], time: string): Managed<T> {
  const times = { createdAt: time, updatedAt: time };
  return {
    draft: item,
    published: item,
    version: 2,
    publishedVersion: 1,
    publishedCounter: 1,
    archivedVersion: null,
    ...times,
  };
}

/**
 * Saves a new draft. `known` is the version that the editor saw: changes that somebody else made since then are not
 * overwritten.
 * @throws ContentfulError `VersionMismatch`
 */
export function saveDraft<T extends ItemType>(
  before: Managed<T> | undefined,
  draft: Items[T],
  { known, time }: { known: number | undefined; time: string },
): Managed<T> {
  if (before === undefined) {
    const never = { published: null, publishedVersion: null, publishedCounter: 0, archivedVersion: null };
    return { draft, version: 1, ...never, createdAt: time, updatedAt: time };
  }
  checkVersion(before, known);
  if (before.archivedVersion !== null)
    throw new ContentfulError('BadRequest', 'An archived item cannot be changed: unarchive it first.');
  return { ...before, draft, version: before.version + 1, updatedAt: time };
}

export function publish<T extends ItemType>(before: Managed<T>, known: number | undefined, time: string): Managed<T> {
  checkVersion(before, known);
  if (before.archivedVersion !== null)
    throw new ContentfulError('BadRequest', 'An archived item cannot be published: unarchive it first.');
  return {
    ...before,
    published: before.draft,
    publishedVersion: before.version,
    publishedCounter: before.publishedCounter + 1,
    version: before.version + 1,
    updatedAt: time,
  };
}

export function unpublish<T extends ItemType>(before: Managed<T>, time: string): Managed<T> {
  if (before.published === null) throw new ContentfulError('BadRequest', 'The item is not published.');
  return { ...before, published: null, publishedVersion: null, version: before.version + 1, updatedAt: time };
}

export function archive<T extends ItemType>(before: Managed<T>, isArchived: boolean, time: string): Managed<T> {
  if (before.published !== null)
    throw new ContentfulError('BadRequest', 'A published item cannot be archived: unpublish it first.');
  const archivedVersion = isArchived ? before.version : null;
  return { ...before, archivedVersion, version: before.version + 1, updatedAt: time };
}

export function checkDeletable({ published }: Managed): void {
  if (published !== null)
    throw new ContentfulError('BadRequest', 'A published item cannot be deleted: unpublish it first.');
}

function checkVersion({ version }: Managed, known: number | undefined): void {
  if (known !== version) throw new ContentfulError('VersionMismatch');
}
