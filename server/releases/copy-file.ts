import { constants, type Stats } from 'node:fs';
import { copyFile as copy, link, mkdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { compressAhead, endings, toCompression } from './compress-file';

/** The folders of the build, of the release that is made of it, and of the release before, if any. */
export type Folders = { from: string; to: string; before: string | null };

/**
 * Brings a file of the build into the release, with its compressed forms beside it. One that the release before has as
 * well is shared with it (a hard link).
 * @param file its path within the build
 * @returns whether it is new or another one than before
 */
export async function copyFile({ from, to, before }: Folders, file: string): Promise<boolean> {
  const [source, target] = [path.join(from, file), path.join(to, file)];
  const known = before === null ? null : path.join(before, file);
  await mkdir(path.dirname(target), { recursive: true });
  const stats = await stat(source);
  const isShared = known !== null && (await hasSameContent(source, stats, known)) && (await share(known, target));
  if (!isShared) {
    await copy(source, target, constants.COPYFILE_EXCL);
    // By it the next release knows that the build left the file alone.
    await utimes(target, stats.atime, stats.mtime);
  }
  const compression = toCompression(file);
  if (compression === null || stats.size < compression.leastBytes) return !isShared;
  for (const ending of endings) {
    if (isShared && (await share(known + ending, target + ending))) continue;
    await writeFile(target + ending, await compressAhead(await readFile(source), ending, compression));
  }
  return !isShared;
}

async function hasSameContent(source: string, { size, mtimeMs }: Stats, known: string): Promise<boolean> {
  const stats = await stat(known).catch(() => null);
  if (stats?.isFile() !== true || stats.size !== size) return false;
  // A copy has the time of what it was made of to the millisecond, which is all that can be given to a file.
  if (Math.round(mtimeMs) === Math.round(stats.mtimeMs)) return true;
  const [one, other] = await Promise.all([readFile(source), readFile(known)]);
  return one.equals(other);
}

/** Makes one file of two names. @returns false where that cannot be: there is no such file, or the disk shares none */
async function share(known: string, target: string): Promise<boolean> {
  return link(known, target).then(
    () => true,
    () => false,
  );
}
