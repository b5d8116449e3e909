import { lstat, readdir, readlink, stat } from 'node:fs/promises';
import path from 'node:path';

/** The name of the symbolic link to the release being served. */
export const currentLink = 'current';

/** No link or no folder, or a folder where the link should be. */
const absences: readonly unknown[] = ['ENOENT', 'ENOTDIR', 'EINVAL'];

/**
 * The folder of the release being served; null before the first release and when the folder is gone.
 * @throws when the disk does not answer: what replaces a release must not take that for a site without one
 */
export async function readCurrentRelease(releasesDir: string): Promise<string | null> {
  try {
    const folder = path.join(releasesDir, await readlink(path.join(releasesDir, currentLink)));
    return (await stat(folder)).isDirectory() ? folder : null;
  } catch (error) {
    if (absences.includes((error as { code?: unknown }).code)) return null;
    throw error;
  }
}

/** The same for those that only show it: null also when the disk does not answer. */
export async function getCurrentRelease(releasesDir: string): Promise<string | null> {
  return readCurrentRelease(releasesDir).catch(() => null);
}

/**
 * When the release that is served was switched to, in milliseconds since 1970: each switch makes the link anew, and
 * nothing else writes it. Null: there is none.
 */
export async function readSwitchTime(releasesDir: string): Promise<number | null> {
  return lstat(path.join(releasesDir, currentLink)).then(
    ({ mtimeMs }) => mtimeMs,
    () => null,
  );
}

/** The ids of the releases in the folder, oldest first. */
export async function listReleases(releasesDir: string): Promise<string[]> {
  const names = (await readdir(releasesDir)).filter((name) => /^\d{8}-\d{6}(-\d+)?$/.test(name));
  return names.sort(new Intl.Collator('en', { numeric: true }).compare);
}
