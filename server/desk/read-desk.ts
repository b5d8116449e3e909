import path from 'node:path';

import type { ContentReport } from '../../content-model/content-report';
import type { QualityReport } from '../../src/features/stock/model/quality/quality-report';
import { readContentReport } from '../releases/content-report';
import { getCurrentRelease, listReleases } from '../releases/list-releases';
import { readQualityReport } from '../releases/stock-quality';

import { compareReleases, readTitle, type PageChanges } from './changed-pages';
import type { ReadWaiting, Waiting } from './read-waiting';

/** Each is a file. */
const maxTitles = 200;

/** What staff read about the release that is served. */
export type Desk = {
  release: string;
  /** The release before it, which a rollback serves again; null for none. */
  before: string | null;
  /** What the release changed, and so what a rollback takes back. */
  changes: PageChanges;
  /** What the next publish changes; null where no CMS is configured. */
  waiting: Waiting | null;
  /** The titles of the pages that `waiting` names, by path. */
  titles: ReadonlyMap<string, string>;
  content: ContentReport | null;
  stock: QualityReport | null;
};

/** Reads the desk from the folders of the releases, and the CMS for what waits there; null before the first one. */
export async function readDesk(releasesDir: string, readWaiting: ReadWaiting | null = null): Promise<Desk | null> {
  const folder = await getCurrentRelease(releasesDir);
  if (folder === null) return null;
  const release = path.basename(folder);
  const ids = await listReleases(releasesDir);
  const before = ids[ids.indexOf(release) - 1] ?? null;
  const content = await readContentReport(folder);
  const waiting = readWaiting === null ? null : await readWaiting(content?.placed ?? {});
  return {
    release,
    before,
    waiting,
    titles: await readTitles(folder, waiting),
    changes: await compareReleases(before === null ? null : path.join(releasesDir, before), folder),
    content,
    stock: await readQualityReport(folder),
  };
}

async function readTitles(folder: string, waiting: Waiting | null): Promise<Desk['titles']> {
  const entries = waiting?.status === 'known' ? waiting.entries : [];
  const paths = [...new Set(entries.flatMap(({ on }) => on))].filter((place) => place.startsWith('/'));
  const read = async (path: string) => [path, await readTitle(folder, path)] as const;
  return new Map(await Promise.all(paths.slice(0, maxTitles).map(read)));
}
