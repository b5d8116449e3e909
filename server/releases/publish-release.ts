import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

import type { BegunRelease } from './begin-release';
import { toCompression } from './compress-file';
import { copyFiles, type Folders } from './copy-files';
import { inlineScriptsFile } from './inline-scripts';
import { getCurrentRelease, listReleases } from './list-releases';
import { lookAtFiles, type FileState, type Files } from './look-at-files';
import { listFile, readReleaseFiles, removeFile, writeReleaseFiles } from './release-files';
import { removeLeftovers, removeOldReleases, switchRelease } from './switch-release';

/** What changed from the release before: paths within the release. */
export type Release = { id: string; files: number; written: string[]; removed: string[] };

type Publish = {
  from: string;
  /** What it has, where that is known already. */
  files?: Files | undefined;
  /** What was begun of it while it was being built. */
  begun?: BegunRelease | null | undefined;
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
export async function publishRelease({
  from,
  files,
  begun = null,
  releasesDir,
  keep,
  now,
  check,
}: Publish): Promise<Release> {
  await mkdir(releasesDir, { recursive: true });
  const before = await getCurrentRelease(releasesDir);
  // Somebody may have rolled back since.
  const start = begun?.before === before ? begun : null;
  await removeLeftovers(releasesDir, start?.folder);
  const id = await toFreeId(releasesDir, now);
  const staging = path.join(releasesDir, `.${id}`);
  try {
    const there = await takeOver(start, staging);
    const changes = await stageRelease({ from, to: staging, before }, files ?? (await lookAtFiles(from)), there);
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

/** @returns what the folder has then: nothing, where what was begun cannot be had (another process, a scanner that holds a file of it) */
async function takeOver(begun: BegunRelease | null, staging: string): Promise<Files> {
  const isTaken =
    begun !== null &&
    (await rename(begun.folder, staging).then(
      () => true,
      () => false,
    ));
  if (isTaken) return begun.files;
  await mkdir(staging);
  return new Map();
}

async function stageRelease(folders: Folders, all: Files, there: Files): Promise<Omit<Release, 'id'>> {
  const { to, before } = folders;
  const files = new Map([...all].filter(([file]) => !isInternal(file)));
  // First: where a file was, a folder may come.
  for (const file of there.keys()) if (!files.has(file)) await removeFile(to, file);
  // Of what has compressed forms, those are looked for, too: they may be others than before.
  const due = [...files].filter(([file, state]) => toCompression(file) !== null || !isSame(state, there.get(file)));
  const written = await copyFiles(
    folders,
    due.map(([file]) => ({ file, compression: toCompression(file) })),
  );
  await writeReleaseFiles(to, files);
  const known = before === null ? [] : [...(await readReleaseFiles(before)).keys()];
  return { files: files.size, written: written.sort(), removed: known.filter((file) => !files.has(file)) };
}

/** Whether a file of the build was left alone since the release was made that the new one was begun from. */
function isSame([bytes, time]: FileState, before: FileState | undefined): boolean {
  return bytes === before?.[0] && time === before[1];
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
  return file === inlineScriptsFile || file === listFile || /^(webpack\.stats|chunk-map)\.json$|^_gatsby\/|\.map$/.test(file);
}
