import { existsSync, statSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';

import { breathe } from './breathe';
import { toCompression } from './compress-file';
import { copyFiles } from './copy-files';
import { getCurrentRelease } from './list-releases';
import { lookAtFile, type Files } from './look-at-files';
import { listFile, readReleaseFiles, removeFile } from './release-files';
import { keepSpare, takeSpare } from './spare-release';

/** A folder that has all that the release does which it was begun from: no other one is to be finished in it. */
export type BegunRelease = { folder: string; before: string; files: Files };

/**
 * Begins the next release while what it is to be is still being built: everything of the release that is served, linked. Of tens of
 * thousands of pages this takes longer than to look which ones changed, and a build leaves a processor idle meanwhile. Where an older
 * release is spare, only what it has otherwise is linked.
 * @returns null when nothing is served yet, or when it could not be done: a release can always be made from nothing
 */
export async function beginRelease(releasesDir: string): Promise<BegunRelease | null> {
  const before = await getCurrentRelease(releasesDir);
  if (before === null) return null;
  // Named so that it is removed with what else is left half made, should nobody finish it.
  const folder = path.join(releasesDir, `.${path.basename(before)}-next-${String(process.pid)}`);
  try {
    if (!(await takeSpare(releasesDir, folder))) await mkdir(folder);
    const files = await readReleaseFiles(before);
    const missing = await removeOthers(folder, before, files);
    const copies = missing.map((file) => ({ file, compression: toCompression(file) }));
    await copyFiles({ from: before, to: folder, before }, copies, 1);
    return { folder, before, files };
  } catch {
    await remove(folder);
    return null;
  }
}

/** Takes out of a folder all that the release has not, or has of another content. @returns the files of the release that it lacks then */
async function removeOthers(folder: string, release: string, files: Files): Promise<string[]> {
  for (const [index, [file, [bytes]]] of [...files].entries()) {
    if (lookAtFile(path.join(release, file))?.[0] !== bytes) throw new Error(`The release has another ${file} than it says.`);
    await breathe(index);
  }
  const missing = new Set(files.keys());
  const isSame = (file: string) => getInode(path.join(folder, file)) === getInode(path.join(release, file));
  for (const [index, file] of [...(await readReleaseFiles(folder)).keys()].entries()) {
    if (missing.has(file) && isSame(file)) missing.delete(file);
    else await removeFile(folder, file);
    await breathe(index);
  }
  await rm(path.join(folder, listFile), { force: true });
  return [...missing];
}

/** What two names of one file have in common. Throws where there is none: a release that has lost a file is nothing to begin from. */
function getInode(file: string): number {
  return statSync(file).ino;
}

/** What was begun and not finished is spare: another build begins where this one did. */
export async function dropRelease(begun: BegunRelease | null): Promise<void> {
  if (begun === null || !existsSync(begun.folder)) return;
  await keepSpare(path.dirname(begun.folder), begun.folder).catch(() => remove(begun.folder));
}

/** As far as it goes (a scanner may hold a file of it): what stays is removed with the next release, and a build has more to say. */
async function remove(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 }).catch(() => undefined);
}
