import path from 'node:path';

import { listReleases } from '../server/releases/list-releases';

import { isAbsence } from './read-if-there';
import { stateVariables } from './state';

/** The folder of the release that is served, for code in Gatsby's process; null before the first one. */
export function getPreviousRelease(): string | null {
  // A build passes an empty one on when there is none.
  return process.env[stateVariables.previousRelease] || null;
}

/**
 * The folders of all releases that are kept, the one that is served first: after a rollback others are newer.
 * @throws when the disk does not answer
 */
export async function listKeptReleases(): Promise<string[]> {
  const served = getPreviousRelease();
  if (served === null) return [];
  const releases = path.dirname(served);
  const names = await listReleases(releases).catch((error: unknown) => {
    if (isAbsence(error)) return [];
    throw error;
  });
  return [...new Set([served, ...names.map((name) => path.join(releases, name))])];
}
