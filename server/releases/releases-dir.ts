import { mkdirSync } from 'node:fs';
import path from 'node:path';

/** Where releases are kept: `releases/` of the project, unless `RELEASES_DIR` says otherwise. */
export function getReleasesDir(): string {
  return path.resolve(process.env.RELEASES_DIR?.trim() || 'releases');
}

/** Makes the folder where there is none, or throws a sentence that names the variable. */
export function makeReleasesDir(): void {
  try {
    mkdirSync(getReleasesDir(), { recursive: true });
  } catch (error) {
    throw new Error(`RELEASES_DIR: there can be no folder ${getReleasesDir()}. ${String(error)}`);
  }
}
