import path from 'node:path';

import { getCurrentRelease, listReleases } from './list-releases';
import { switchRelease } from './switch-release';

export type Rollback = { from: string; to: string };

/**
 * Serves an earlier release again, at once and without a build.
 * @param to its id; the default is the release before the one being served
 */
export async function rollBack(releasesDir: string, to?: string): Promise<Rollback> {
  const current = await getCurrentRelease(releasesDir);
  if (current === null && to === undefined) throw new Error('There is no release yet: run the build.');
  const from = current === null ? 'none' : path.basename(current);
  const ids = await listReleases(releasesDir);
  const target = to ?? ids[ids.indexOf(from) - 1];
  if (target === undefined) throw new Error(`There is no release before ${from}.`);
  if (!ids.includes(target)) throw new Error(`There is no release ${target}. There are: ${ids.join(', ')}.`);
  await switchRelease(releasesDir, target);
  return { from, to: target };
}
