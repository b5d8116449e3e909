import { readdir, rename, rm, stat, symlink } from 'node:fs/promises';
import path from 'node:path';

import { currentLink, listReleases } from './list-releases';

/**
 * Renames a new link over the old one, which is atomic: at every moment one of the releases is served.
 * @throws when there is no such release: the link would lead nowhere, and nothing would be served
 */
export async function switchRelease(releasesDir: string, id: string): Promise<void> {
  const isThere = await stat(path.join(releasesDir, id)).then(
    (found) => id !== '' && found.isDirectory(),
    () => false,
  );
  if (!isThere) throw new Error(`There is no release “${id}” in ${releasesDir}.`);
  const next = path.join(releasesDir, '.next');
  await rm(next, { force: true });
  await symlink(id, next);
  await rename(next, path.join(releasesDir, currentLink));
}

/**
 * Unlists all but the newest releases, which `removeLeftovers` removes: nobody must roll back to a partly removed one.
 * The one being served always stays, because the clock may have been set back.
 */
export async function hideOldReleases(releasesDir: string, keep: number, current: string): Promise<void> {
  const ids = (await listReleases(releasesDir)).filter((id) => id !== current);
  for (const id of ids.slice(0, Math.max(0, ids.length - keep + 1)))
    await rename(path.join(releasesDir, id), path.join(releasesDir, `.${id}`));
}

/** Removes unlisted releases, and incomplete ones of a publish that was killed. */
export async function removeLeftovers(releasesDir: string): Promise<void> {
  const names = (await readdir(releasesDir)).filter((name) => /^\.\d{8}-\d{6}/.test(name));
  for (const name of names) await rm(path.join(releasesDir, name), { recursive: true, force: true });
}
