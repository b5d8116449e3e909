import path from 'node:path';

import type { ContentReport } from '../../content-model/content-report';
import type { QualityReport } from '../../src/features/stock/model/quality/quality-report';
import { readContentReport } from '../releases/content-report';
import { getCurrentRelease, listReleases } from '../releases/list-releases';
import { readQualityReport } from '../releases/stock-quality';

import { compareReleases, type PageChanges } from './changed-pages';

/** What staff read about the release that is served. */
export type Desk = {
  release: string;
  /** The release before it, which a rollback serves again; null for none. */
  before: string | null;
  /** What the release changed, and so what a rollback takes back. */
  changes: PageChanges;
  content: ContentReport | null;
  stock: QualityReport | null;
};

/** Reads the desk from the folders of the releases; null before the first one. */
export async function readDesk(releasesDir: string): Promise<Desk | null> {
  const folder = await getCurrentRelease(releasesDir);
  if (folder === null) return null;
  const release = path.basename(folder);
  const ids = await listReleases(releasesDir);
  const before = ids[ids.indexOf(release) - 1] ?? null;
  return {
    release,
    before,
    changes: await compareReleases(before === null ? null : path.join(releasesDir, before), folder),
    content: await readContentReport(folder),
    stock: await readQualityReport(folder),
  };
}
