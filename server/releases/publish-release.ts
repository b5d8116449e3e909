import { linkSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';

import { isCompressed, linkCompressed, writeCompressed } from './compress-file';
import { inlineScriptsFile } from './inline-scripts';
import { getCurrentRelease, listReleases } from './list-releases';
import { removeLeftovers, removeOldReleases, switchRelease } from './switch-release';

/** What changed from the release before: paths within the release. */
export type Release = { id: string; files: number; written: string[]; removed: string[] };

/** Files under way at a time: enough to keep the processors busy. */
const atOnce = 8;
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
  const stageFile = async (file: string) => {
    const target = path.join(staging, file);
    if (previous !== null && hasSameContent(path.join(from, file), path.join(previous, file))) {
      linkSync(path.join(previous, file), target);
      await linkCompressed(path.join(previous, file), target);
    } else {
      written.push(file);
      await copyWithTime(path.join(from, file), target);
      await writeCompressed(target);
    }
  };
  const left = files.entries();
  const errors: unknown[] = [];
  const work = async () => {
    for (const [index, file] of left) {
      await stageFile(file).catch((error: unknown) => {
        errors.push(error);
      });
      if (errors.length > 0) return;
      // What takes no time is not handed to other threads; but the lock of the build is to be kept fresh.
      if (index % breath === 0) await setImmediate();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  if (errors.length > 0) throw errors[0];
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

function hasSameContent(one: string, other: string): boolean {
  const [a, b] = [statSync(one), statSync(other, { throwIfNoEntry: false })];
  if (b === undefined || a.size !== b.size) return false;
  return a.mtimeMs === b.mtimeMs || readFileSync(one).equals(readFileSync(other));
}

async function copyWithTime(source: string, target: string): Promise<void> {
  await copyFile(source, target);
  const { atime, mtime } = await stat(source);
  await utimes(target, atime, mtime);
}
