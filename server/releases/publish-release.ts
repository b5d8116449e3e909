import { linkSync, mkdirSync, readFileSync, statSync, type Stats } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';

import { isCompressed, linkCompressed, toCompression } from './compress-file';
import { copyFiles, type FileCopy } from './copy-files';
import { inlineScriptsFile } from './inline-scripts';
import { getCurrentRelease, listReleases } from './list-releases';
import { removeLeftovers, removeOldReleases, switchRelease } from './switch-release';

/** What changed from the release before: paths within the release. */
export type Release = { id: string; files: number; written: string[]; removed: string[] };

/** After so many files something else may happen in between. */
const breath = 100;

type Publish = {
  from: string;
  releasesDir: string;
  keep: number;
  now: Date;
  /** Looks at the finished release before anyone else does; what it throws keeps the release from being served. */
  check?: (folder: string) => Promise<void>;
};

/**
 * Makes a release of a finished build and switches to it in one step. Files that did not change are shared with the
 * release before; the build folder can be rebuilt, fail or vanish without touching what is being served.
 */
export async function publishRelease({ from, releasesDir, keep, now, check }: Publish): Promise<Release> {
  await mkdir(releasesDir, { recursive: true });
  await removeLeftovers(releasesDir);
  const id = await toFreeId(releasesDir, now);
  const staging = path.join(releasesDir, `.${id}`);
  try {
    const changes = await stageRelease(from, staging, await getCurrentRelease(releasesDir));
    await check?.(staging);
    await rename(staging, path.join(releasesDir, id));
    await switchRelease(releasesDir, id);
    await removeOldReleases(releasesDir, keep, id);
    return { id, ...changes };
  } catch (error) {
    // A disk that is full stays so while the half release is there. A file may still be on its way into it.
    await rm(staging, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
    throw error;
  }
}

async function stageRelease(from: string, staging: string, previous: string | null): Promise<Omit<Release, 'id'>> {
  const files = (await listFiles(from)).filter((file) => !isInternal(file));
  const before = previous === null ? [] : (await listFiles(previous)).filter((file) => !isCompressed(file));
  for (const folder of new Set(files.map((file) => path.dirname(file))))
    mkdirSync(path.join(staging, folder), { recursive: true });
  const written: string[] = [];
  const copies: FileCopy[] = [];
  for (const [index, file] of files.entries()) {
    const [source, target] = [path.join(from, file), path.join(staging, file)];
    const stats = statSync(source);
    const compression = toCompression(file, stats.size);
    const known = previous === null ? null : path.join(previous, file);
    if (known !== null && hasSameContent(source, stats, known)) {
      linkSync(known, target);
      if (compression !== null && !linkCompressed(known, target)) copies.push({ source: target, target, compression });
    } else {
      written.push(file);
      copies.push({ source, target, compression });
    }
    // The lock of the build is to be kept fresh.
    if (index % breath === 0) await setImmediate();
  }
  await copyFiles(copies);
  const present = new Set(files);
  return { files: files.length, written: written.sort(), removed: before.filter((file) => !present.has(file)) };
}

/** The time to the second; a number follows when that second has a release already, above all that it ever had. */
async function toFreeId(releasesDir: string, now: Date): Promise<string> {
  const base = now.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-');
  const taken = (await listReleases(releasesDir)).filter((id) => id.startsWith(base));
  const newest = taken.at(-1);
  return newest === undefined ? base : `${base}-${String(Number(newest.slice(base.length + 1)) + 1)}`;
}

/** What Gatsby leaves in its folder for itself and its tools, and no visitor asks for. */
function isInternal(file: string): boolean {
  return file === inlineScriptsFile || /^(webpack\.stats|chunk-map)\.json$|^_gatsby\/|\.map$/.test(file);
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

function hasSameContent(one: string, stats: Stats, other: string): boolean {
  const before = statSync(other, { throwIfNoEntry: false });
  if (before === undefined || stats.size !== before.size) return false;
  // A copy has the time of what it was made of to the millisecond, which is all that can be given to a file.
  const isSameTime = Math.round(stats.mtimeMs) === Math.round(before.mtimeMs);
  return isSameTime || readFileSync(one).equals(readFileSync(other));
}
