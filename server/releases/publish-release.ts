import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

import { isCompressed } from './compress-file';
import { copyFile, type Folders } from './copy-file';
import { inlineScriptsFile } from './inline-scripts';
import { listFiles } from './list-files';
import { getCurrentRelease, listReleases } from './list-releases';
import { removeLeftovers, removeOldReleases, switchRelease } from './switch-release';

/** What changed from the release before: paths within the release. */
export type Release = { id: string; files: number; written: string[]; removed: string[] };

type Publish = {
  from: string;
  releasesDir: string;
  keep: number;
  now: Date;
  /** Looks at the finished release before anyone else does; what it throws keeps the release from being served. */
  check?: (folder: string) => Promise<void>;
};

/** Files that are copied and compressed at a time: more are waited for by the disk. */
const atOnce = 8;

/**
 * Makes a release of a finished build and switches to it in one step. Files that did not change are shared with the
 * release before; the build folder can be rebuilt, fail or vanish without touching what is being served.
 */
export async function publishRelease({ from, releasesDir, keep, now, check }: Publish): Promise<Release> {
  await mkdir(releasesDir, { recursive: true });
  await removeLeftovers(releasesDir);
  const before = await getCurrentRelease(releasesDir);
  const id = await toFreeId(releasesDir, now);
  const staging = path.join(releasesDir, `.${id}`);
  try {
    await mkdir(staging);
    const changes = await stageRelease({ from, to: staging, before });
    await check?.(staging);
    await rename(staging, path.join(releasesDir, id));
    await switchRelease(releasesDir, id);
    await removeOldReleases(releasesDir, keep, id);
    return { id, ...changes };
  } catch (error) {
    // A disk that is full stays so while the half release is there. On Windows a scanner may hold a file of it.
    await rm(staging, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
    throw error;
  }
}

async function stageRelease(folders: Folders): Promise<Omit<Release, 'id'>> {
  const files = (await listFiles(folders.from)).filter((file) => !isInternal(file));
  const written: string[] = [];
  const left = files.values();
  const copyNext = async () => {
    for (const file of left) if (await copyFile(folders, file)) written.push(file);
  };
  await Promise.all(Array.from({ length: atOnce }, copyNext));
  const before = folders.before === null ? [] : await listFiles(folders.before);
  const now = new Set(files);
  const removed = before.filter((file) => !isCompressed(file) && !isInternal(file) && !now.has(file));
  return { files: files.length, written: written.sort(), removed };
}

/** The time to the second; a number follows when that second has a release already, above all that it ever had. */
async function toFreeId(releasesDir: string, now: Date): Promise<string> {
  const base = now.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-');
  const taken = (await listReleases(releasesDir)).filter((id) => id.startsWith(base));
  const newest = taken.at(-1);
  return newest === undefined ? base : `${base}-${String(Number(newest.slice(base.length + 1)) + 1)}`;
}

/**
 * What Gatsby leaves in its folder for itself and its tools, and no visitor asks for; or what a build wants to know of
 * the one before.
 */
function isInternal(file: string): boolean {
  return file === inlineScriptsFile || /^(webpack\.stats|chunk-map)\.json$|^_gatsby\/|\.map$/.test(file);
}
