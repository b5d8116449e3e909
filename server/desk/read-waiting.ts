import type { Placed } from '../../content-model/content-report';
import type { Draft } from '../preview/drafts';
import { getType } from '../preview/entry-list';
import { createCmsReader, type CmsAccess } from '../preview/read-cms';

import { findWaiting, type WaitingEntry } from './waiting';

/** Where the desk reads the CMS; `drafts` null: it says nothing of drafts. */
export type DeskCms = { published: CmsAccess; drafts: CmsAccess | null };

/** What waits in the CMS, or one sentence why that is not known. */
export type Waiting =
  { status: 'known'; entries: readonly WaitingEntry[]; withDrafts: boolean } | { status: 'unknown'; reason: string };

/** Whoever loads the page again and again asks the CMS twice a minute, also one that fails: it counts calls. */
const freshMs = 30_000;

type Read = Awaited<ReturnType<typeof readAll>>;

/** Reads what the CMS has beside a release. It never rejects: without the CMS the rest of the desk is there. */
export function createWaitingReader(cms: DeskCms, now: () => number = Date.now) {
  let last: { at: number; read: Promise<Read> } | null = null;
  const read = (): Promise<Read> => {
    if (last !== null && now() - last.at < freshMs) return last.read;
    last = { at: now(), read: readAll(cms) };
    return last.read;
  };
  return async (release: Readonly<Record<string, Placed>>): Promise<Waiting> => {
    if (Object.keys(release).length === 0)
      return { status: 'unknown', reason: 'This release does not say what it was built of; the next one does.' };
    try {
      const { published, drafts } = await read();
      return { status: 'known', entries: findWaiting(release, published, drafts), withDrafts: drafts !== null };
    } catch (error) {
      return { status: 'unknown', reason: error instanceof Error ? error.message : String(error) };
    }
  };
}

export type ReadWaiting = ReturnType<typeof createWaitingReader>;

async function readAll({ published, drafts }: DeskCms) {
  const [inCms, inDrafts] = await Promise.all([readSpace(published), drafts === null ? null : readSpace(drafts)]);
  return { published: inCms, drafts: inDrafts };
}

async function readSpace(access: CmsAccess) {
  const reader = createCmsReader(access);
  return [...(await reader.readAll('Entry')), ...(await reader.readAll('Asset'))].map(withoutTexts);
}

/** As much of an entry as the desk says: the whole of a space is not kept in memory. */
function withoutTexts({ sys, fields }: Draft): Draft {
  const { id, type, updatedAt, contentType } = sys;
  const field = sys.type === 'Asset' ? 'title' : (getType(sys)?.displayField ?? '');
  const title = fields[field];
  return { sys: { id, type, updatedAt, contentType }, fields: title === undefined ? {} : { [field]: title } };
}
