import { rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** Nothing that can be rolled back to, nor left half made. */
const toSpare = (releasesDir: string) => path.join(releasesDir, '.spare');

/**
 * Keeps the folder of a release that is not wanted any more, to begin the next one in. Nearly all that it has, the next one has as well: to
 * remove tens of thousands of names from the disk and to write them again takes longer than anything else about a small change.
 */
export async function keepSpare(releasesDir: string, folder: string): Promise<void> {
  await rm(toSpare(releasesDir), { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  await rename(folder, toSpare(releasesDir));
}

/** Gives the folder that is kept another name. @returns whether there was one */
export async function takeSpare(releasesDir: string, folder: string): Promise<boolean> {
  return rename(toSpare(releasesDir), folder).then(
    () => true,
    () => false,
  );
}
