import { copyFile, link, mkdir, readdir, readFile, readlink, rename, rm, stat, symlink, utimes } from 'node:fs/promises';
import path from 'node:path';

import { isCompressed, linkCompressed, writeCompressed } from './compress-file';

/** What changed from the release before: paths within the release. */
export type Release = { id: string; files: number; written: string[]; removed: string[] };

/** Files under way at a time: enough to keep the processors busy. */
const atOnce = 8;

type Publish = { from: string; releasesDir: string; keep: number; now: Date };

/**
 * Makes a release of a finished build and switches to it in one step. Files that did not change are shared with the
 * release before; the build folder can be rebuilt, fail or vanish without touching what is being served.
 */
export async function publishRelease({ from, releasesDir, keep, now }: Publish): Promise<Release> {
  await mkdir(releasesDir, { recursive: true });
  const previous = await getCurrentRelease(releasesDir);
  const id = await toFreeId(releasesDir, now);
  const staging = path.join(releasesDir, `.${id}`);
  await rm(staging, { recursive: true, force: true });
  const files = (await listFiles(from)).filter((file) => !isInternal(file));
  const before = previous === null ? [] : (await listFiles(previous)).filter((file) => !isCompressed(file));
  const written: string[] = [];
  const publishFile = async (file: string) => {
    const target = path.join(staging, file);
    await mkdir(path.dirname(target), { recursive: true });
    const same = previous !== null && (await hasSameContent(path.join(from, file), path.join(previous, file)));
    if (same) {
      await link(path.join(previous, file), target);
      await linkCompressed(path.join(previous, file), target);
    } else {
      written.push(file);
      await copyWithTime(path.join(from, file), target);
      await writeCompressed(target);
    }
  };
  for (let at = 0; at < files.length; at += atOnce) await Promise.all(files.slice(at, at + atOnce).map(publishFile));
  await rename(staging, path.join(releasesDir, id));
  await switchTo(releasesDir, id);
  await removeOldReleases(releasesDir, keep, id);
  const present = new Set(files);
  return { id, files: files.length, written: written.sort(), removed: before.filter((file) => !present.has(file)) };
}

/** The folder that is being served, or null before the first release. */
export async function getCurrentRelease(releasesDir: string): Promise<string | null> {
  try {
    return path.join(releasesDir, await readlink(path.join(releasesDir, 'current')));
  } catch {
    return null;
  }
}

/** The time to the second; a number follows when that second has a release already, above all that it ever had. */
async function toFreeId(releasesDir: string, now: Date): Promise<string> {
  const base = now.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-');
  const taken = (await listReleases(releasesDir)).filter((id) => id.startsWith(base));
  const newest = taken.at(-1);
  return newest === undefined ? base : `${base}-${String(Number(newest.slice(base.length + 1)) + 1)}`;
}

/** The releases in the folder, the oldest first. */
async function listReleases(releasesDir: string): Promise<string[]> {
  const names = (await readdir(releasesDir)).filter((name) => /^\d{8}-\d{6}(-\d+)?$/.test(name));
  return names.sort(new Intl.Collator('en', { numeric: true }).compare);
}

/** What Gatsby leaves in its folder for itself and its tools, and no visitor asks for. */
function isInternal(file: string): boolean {
  return /^(webpack\.stats|chunk-map)\.json$|^_gatsby\/|\.map$/.test(file);
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

async function hasSameContent(one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all([stat(one), stat(other).catch(() => null)]);
  if (b === null || a.size !== b.size) return false;
  if (a.mtimeMs === b.mtimeMs) return true;
  const [left, right] = await Promise.all([readFile(one), readFile(other)]);
  return left.equals(right);
}

async function copyWithTime(source: string, target: string): Promise<void> {
  await copyFile(source, target);
  const { atime, mtime } = await stat(source);
  await utimes(target, atime, mtime);
}

/** A link is replaced by renaming another over it: at every moment one release or the other is served. */
async function switchTo(releasesDir: string, id: string): Promise<void> {
  const next = path.join(releasesDir, '.next');
  await rm(next, { force: true });
  await symlink(id, next);
  await rename(next, path.join(releasesDir, 'current'));
}

/** The one being served stays whatever its age: a clock may have been set back. */
async function removeOldReleases(releasesDir: string, keep: number, current: string): Promise<void> {
  const ids = (await listReleases(releasesDir)).filter((id) => id !== current);
  for (const id of ids.slice(0, Math.max(0, ids.length - keep + 1))) {
    await rm(path.join(releasesDir, id), { recursive: true, force: true });
  }
}
