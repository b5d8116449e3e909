import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

import { pageFactsFile } from './collect-pages';
import { isCompressed } from './compress-file';
import { copyFile, type Folders } from './copy-file';
import { endHolds } from './hold';
import { listFiles } from './list-files';
import { listReleases, readCurrentRelease } from './list-releases';
import { withPublishLock, withSwitchLock } from './releases-lock';
import { hideOldReleases, removeLeftovers, switchRelease } from './switch-release';

/** The changes since the previous release, as paths within the release. */
export type Release = { id: string; files: number; written: string[]; removed: string[] };

type Publish = {
  from: string;
  releasesDir: string;
  keep: number;
  now: Date;
  /** Checks the finished release, of whose files some are new or changed; an error keeps it from being served. */
  check?: (folder: string, written: readonly string[]) => Promise<void>;
};

/** How many files are copied and compressed at a time: the disk does not handle more faster. */
const concurrencyLimit = 8;

/**
 * Creates a release from a finished build and switches to it atomically. Unchanged files are shared with the previous
 * release. Later changes to the build folder do not affect the release. A publish of another process is waited for.
 */
export async function publishRelease(publish: Publish): Promise<Release> {
  return withPublishLock(publish.releasesDir, (assertHeld) => publishAlone(publish, assertHeld));
}

async function publishAlone(publish: Publish, assertHeld: () => void): Promise<Release> {
  const { from, releasesDir, now, check } = publish;
  await removeLeftovers(releasesDir);
  const before = await readCurrentRelease(releasesDir);
  const id = await toFreeId(releasesDir, now);
  const staging = path.join(releasesDir, `.${id}`);
  try {
    await mkdir(staging);
    const changes = await stageRelease({ from, to: staging, before });
    await check?.(staging, changes.written);
    await withSwitchLock(releasesDir, async () => {
      // A rollback in the meantime may have taken back what this release has again.
      if ((await readCurrentRelease(releasesDir)) !== before) await check?.(staging, changes.written);
      assertHeld();
      await putOnline(publish, id);
    });
    await removeLeftovers(releasesDir);
    return { id, ...changes };
  } catch (error) {
    // A full disk stays full until the incomplete release is removed. On Windows a virus scanner may hold one of its
    // files.
    await rm(staging, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
    throw error;
  }
}

async function putOnline({ releasesDir, keep }: Publish, id: string): Promise<void> {
  await rename(path.join(releasesDir, `.${id}`), path.join(releasesDir, id));
  await switchRelease(releasesDir, id);
  await endHolds(releasesDir);
  await hideOldReleases(releasesDir, keep, id);
}

async function stageRelease(folders: Folders): Promise<Omit<Release, 'id'>> {
  const files = (await listFiles(folders.from)).filter((file) => !isInternal(file));
  const written: string[] = [];
  const remaining = files.values();
  const copyNext = async () => {
    for (const file of remaining) if (await copyFile(folders, file)) written.push(file);
  };
  await Promise.all(Array.from({ length: concurrencyLimit }, copyNext));
  const before = folders.before === null ? [] : await listFiles(folders.before);
  const now = new Set(files);
  const removed = before.filter((file) => !isCompressed(file) && !isInternal(file) && !now.has(file));
  return { files: files.length, written: written.sort(), removed };
}

/** The time in seconds; a number follows if that second has a release already, one above the highest. */
async function toFreeId(releasesDir: string, now: Date): Promise<string> {
  const base = now.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-');
  const taken = (await listReleases(releasesDir)).filter((id) => id.startsWith(base));
  const newest = taken.at(-1);
  return newest === undefined ? base : `${base}-${String(Number(newest.slice(base.length + 1)) + 1)}`;
}

/** Files that Gatsby writes for itself and its tools, or that only the next build reads. */
function isInternal(file: string): boolean {
  return file === pageFactsFile || /^(webpack\.stats|chunk-map)\.json$|^_gatsby\/|\.map$/.test(file);
}
