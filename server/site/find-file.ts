import { stat } from 'node:fs/promises';
import path from 'node:path';

import { isAbsence } from '../../build/read-if-there';
import { isHashed } from '../../src/config/headers';
import { listReleases } from '../releases/list-releases';

/** A file of a release: the release's folder, and the path within it. */
export type FoundFile = { folder: string; file: string };

/** Returns the first of the files that the release has. */
export async function findFile(folder: string, files: readonly string[]): Promise<FoundFile | null> {
  for (const file of files) if (await isFile(path.join(folder, file))) return { folder, file };
  return null;
}

/** The same for a file that only an earlier release has: the pages in open tabs may still request it. */
export async function findEarlierFile(releasesDir: string, files: readonly string[]): Promise<FoundFile | null> {
  const file = files.find(isRequestedLater);
  if (file === undefined) return null;
  for (const id of (await listReleases(releasesDir)).reverse()) {
    const found = await findFile(path.join(releasesDir, id), [file]);
    if (found !== null) return found;
  }
  return null;
}

/** Files that are named after their content, and the results of static queries, which are named after the query. */
function isRequestedLater(file: string): boolean {
  return !file.endsWith('/index.html') && (isHashed(file) || file.startsWith('page-data/sq/'));
}

/** @throws when the disk does not answer: a search engine must not learn that a page is gone */
async function isFile(file: string): Promise<boolean> {
  try {
    return (await stat(file)).isFile();
  } catch (error) {
    if (isAbsence(error)) return false;
    throw error;
  }
}
