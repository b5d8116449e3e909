import { accessSync, constants, mkdirSync } from 'node:fs';
import path from 'node:path';

import { explainDenied } from './explain-denied';

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

/**
 * Why releases cannot be published here, found at the start: else a build says so minutes later. Null: they can. What
 * is there can be served all the same.
 */
export function findWriteFault(): string | null {
  try {
    accessSync(getReleasesDir(), constants.W_OK);
    return null;
  } catch (error) {
    return `No build can be published: ${explainDenied(error)}`;
  }
}
