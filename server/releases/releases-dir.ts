import { mkdirSync } from 'node:fs';
import path from 'node:path';

/** The folder of the releases: `RELEASES_DIR`, or `releases/` in the project. */
export function getReleasesDir(): string {
  return path.resolve(process.env.RELEASES_DIR?.trim() || 'releases');
}

/** Creates the folder. Throws an error that names the variable if that fails. */
export function makeReleasesDir(): void {
  try {
    mkdirSync(getReleasesDir(), { recursive: true });
  } catch (error) {
    throw new Error(`RELEASES_DIR: the folder ${getReleasesDir()} could not be created. ${String(error)}`);
  }
}
