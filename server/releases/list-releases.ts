import { readdir, readlink, stat } from 'node:fs/promises';
import path from 'node:path';

/** The name of the symbolic link to the release being served. */
export const currentLink = 'current';

/** The folder of the release being served; null before the first release and when the folder is gone. */
export async function getCurrentRelease(releasesDir: string): Promise<string | null> {
  try {
    const folder = path.join(releasesDir, await readlink(path.join(releasesDir, currentLink)));
    return (await stat(folder)).isDirectory() ? folder : null;
  } catch {
    return null;
  }
}

/** The ids of the releases in the folder, oldest first. */
export async function listReleases(releasesDir: string): Promise<string[]> {
  const names = (await readdir(releasesDir)).filter((name) => /^\d{8}-\d{6}(-\d+)?$/.test(name));
  return names.sort(new Intl.Collator('en', { numeric: true }).compare);
}
