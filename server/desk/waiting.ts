import type { Placed } from '../../content-model/content-report';
import type { Draft, Kind } from '../preview/drafts';
import { getType, toTitle } from '../preview/entry-list';

import type { EntryPlace } from './entry-address';

/** What the next build will change, or the one after somebody publishes it. */
export type WaitingEntry = {
  /** `published`: in the CMS, not in the release; `draft`: only its editor's. */
  state: 'published' | 'draft';
  change: 'new' | 'changed' | 'taken off';
  /** The name of its content type; null for one that is gone, or that this site does not know. */
  type: string | null;
  title: string;
  /** Where the release shows it: Dutch paths, and words for other places. */
  on: readonly string[];
  /** What to open; null for an entry that is gone from the CMS. */
  place: EntryPlace | null;
};

type Release = Readonly<Record<string, Placed>>;

/**
 * Compares what the CMS has with what a release was built of. An entry is another one when it was published at another
 * moment: the CMS gives it a new one each time.
 * @param drafts everything with its latest draft; null where drafts are not read
 */
export function findWaiting(
  release: Release,
  published: readonly Draft[],
  drafts: readonly Draft[] | null,
): WaitingEntry[] {
  const inCms = toMap(published);
  const inDrafts = toMap(drafts ?? []);
  const changed = [...inCms].flatMap(([key, entry]) => {
    const built = release[key];
    if (built?.updatedAt === entry.sys.updatedAt) return [];
    return toRow(entry, 'published', built === undefined ? 'new' : 'changed', built);
  });
  const gone = Object.entries(release).flatMap(([key, built]): WaitingEntry[] => {
    if (inCms.has(key)) return [];
    const entry = inDrafts.get(key);
    if (entry !== undefined) return toRow(entry, 'published', 'taken off', built);
    const [kind = '', id = ''] = key.split(/ (.*)/s);
    // Where drafts are not read it may be there, and only be published no more.
    const place = drafts === null ? toPlace(kind, id) : null;
    return [{ state: 'published', change: 'taken off', type: null, title: id, on: built.on, place }];
  });
  const typed = [...inDrafts].flatMap(([key, draft]) => {
    const online = inCms.get(key);
    if (online === undefined) return key in release ? [] : toRow(draft, 'draft', 'new', undefined);
    const isNewer = Date.parse(draft.sys.updatedAt) > Date.parse(online.sys.updatedAt);
    return isNewer ? toRow(draft, 'draft', 'changed', release[key]) : [];
  });
  return [...changed, ...gone, ...typed];
}

function toMap(entries: readonly Draft[]): ReadonlyMap<string, Draft> {
  return new Map(entries.map((entry) => [`${entry.sys.type satisfies Kind} ${entry.sys.id}`, entry]));
}

function toRow(
  { sys, fields }: Draft,
  state: WaitingEntry['state'],
  change: WaitingEntry['change'],
  built: Placed | undefined,
): WaitingEntry[] {
  const type = getType(sys);
  const title = toTitle(fields[sys.type === 'Asset' ? 'title' : (type?.displayField ?? '')], sys.id);
  const name = sys.type === 'Asset' ? 'Media' : (type?.name ?? null);
  return [{ state, change, type: name, title, on: built?.on ?? [], place: toPlace(sys.type, sys.id) }];
}

function toPlace(type: string, id: string): EntryPlace {
  return { type, id, field: null, locales: [] };
}
