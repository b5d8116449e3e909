import { readdir, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';

import { currentLink, listReleases } from './list-releases';

/** A link is replaced by renaming another over it: at every moment one release or the other is served. */
export async function switchRelease(releasesDir: string, id: string): Promise<void> {
  const next = path.join(releasesDir, '.next');
  await rm(next, { force: true });
  await symlink(id, next);
  await rename(next, path.join(releasesDir, currentLink));
}

/** Keeps the newest releases. The one being served stays whatever its age: a clock may have been set back. */
export async function removeOldReleases(releasesDir: string, keep: number, current: string): Promise<void> {
  const ids = (await listReleases(releasesDir)).filter((id) => id !== current);
  for (const id of ids.slice(0, Math.max(0, ids.length - keep + 1))) {
    // Out of the list first: one that is removed half must not be rolled back to.
    await rename(path.join(releasesDir, id), path.join(releasesDir, `.${id}`));
    await rm(path.join(releasesDir, `.${id}`), { recursive: true, force: true });
  }
}

/** What a publishing that was killed has left half made or half removed. */
export async function removeLeftovers(releasesDir: string): Promise<void> {
  const names = (await readdir(releasesDir)).filter((name) => /^\.\d{8}-\d{6}/.test(name));
  for (const name of names) await rm(path.join(releasesDir, name), { recursive: true, force: true });
}
