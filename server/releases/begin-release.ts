import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';

import { toCompression } from './compress-file';
import { copyFiles } from './copy-files';
import { getCurrentRelease } from './list-releases';
import { listReleaseFiles } from './release-files';

/** A folder that has all that the release does which it was begun from: no other one is to be finished in it. */
export type BegunRelease = { folder: string; before: string; files: readonly string[] };

/**
 * Begins the next release while what it is to be is still being built: everything of the release that is served, linked. Of tens of
 * thousands of pages this takes longer than to look which ones changed, and a build leaves a processor idle meanwhile.
 * @returns null when nothing is served yet, or when it could not be done: a release can always be made from nothing
 */
export async function beginRelease(releasesDir: string): Promise<BegunRelease | null> {
  const before = await getCurrentRelease(releasesDir);
  if (before === null) return null;
  // Named so that it is removed with what else is left half made, should nobody finish it.
  const folder = path.join(releasesDir, `.${path.basename(before)}-next-${String(process.pid)}`);
  try {
    await mkdir(folder);
    const files = await listReleaseFiles(before);
    const copies = files.map((file) => ({ file, compression: toCompression(file) }));
    await copyFiles({ from: before, to: folder, before }, copies, 1);
    return { folder, before, files };
  } catch {
    await remove(folder);
    return null;
  }
}

/** Away with what was begun, unless it was finished. */
export async function dropRelease(begun: BegunRelease | null): Promise<void> {
  if (begun !== null) await remove(begun.folder);
}

/** As far as it goes (a scanner may hold a file of it): what stays is removed with the next release, and a build has more to say. */
async function remove(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 }).catch(() => undefined);
}
