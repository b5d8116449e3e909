import { constants, type Stats } from 'node:fs';
import { copyFile as copy, link, mkdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { compressAhead, endings, toCompression } from './compress-file';

/** The folders of the build, of the new release, and of the previous release, if any. */
export type Folders = { from: string; to: string; before: string | null };

/**
 * Copies a file of the build into the release, with its compressed forms beside it. A file that the previous release
 * has as well becomes a hard link to it.
 * @param file its path within the build
 * @returns whether the file is new or has changed
 */
export async function copyFile({ from, to, before }: Folders, file: string): Promise<boolean> {
  const [source, target] = [path.join(from, file), path.join(to, file)];
  const previous = before === null ? null : path.join(before, file);
  await mkdir(path.dirname(target), { recursive: true });
  const stats = await stat(source);
  const isShared = previous !== null && (await hasSameContent(source, stats, previous)) && (await share(previous, target));
  if (!isShared) {
    await copy(source, target, constants.COPYFILE_EXCL);
    // The next release compares this time to see that the build did not change the file.
    await utimes(target, stats.atime, stats.mtime);
  }
  const compression = toCompression(file);
  if (compression === null || stats.size < compression.minBytes) return !isShared;
  for (const ending of endings) {
    if (isShared && (await share(previous + ending, target + ending))) continue;
    await writeFile(target + ending, await compressAhead(await readFile(source), ending, compression));
  }
  return !isShared;
}

async function hasSameContent(source: string, { size, mtimeMs }: Stats, previous: string): Promise<boolean> {
  const stats = await stat(previous).catch(() => null);
  if (stats?.isFile() !== true || stats.size !== size) return false;
  // A copy has the time of its source rounded to milliseconds, because `utimes` takes no finer one.
  if (Math.round(mtimeMs) === Math.round(stats.mtimeMs)) return true;
  const [one, other] = await Promise.all([readFile(source), readFile(previous)]);
  return one.equals(other);
}

/** Creates a hard link. @returns false if that fails: the file does not exist, or the disk has no hard links */
async function share(existing: string, target: string): Promise<boolean> {
  return link(existing, target).then(
    () => true,
    () => false,
  );
}
