import path from 'node:path';

import { endHolds, holdRelease, type Hold } from './hold';
import { listReleases, readCurrentRelease } from './list-releases';
import { findReleaseBefore } from './release-before';
import { withSwitchLock } from './releases-lock';
import { switchRelease } from './switch-release';

/** `hold`: what is not published again; null when an earlier hold ended, or the releases do not differ. */
export type Rollback = { from: string; to: string; hold: Hold | null };

/**
 * Serves an earlier release again, at once and without a build, and holds what that takes back. A later release ends
 * what is held.
 * @param to its id; the default is the release before the one being served, but for those that were taken back
 * @param reason why, in sentences for operators; null for what somebody decided
 */
export async function rollBack(
  releasesDir: string,
  to?: string,
  now = new Date(),
  reason: string | null = null,
): Promise<Rollback> {
  return withSwitchLock(releasesDir, () => rollBackAlone({ releasesDir, to, now, reason }));
}

type Wanted = { releasesDir: string; to: string | undefined; now: Date; reason: string | null };

async function rollBackAlone({ releasesDir, to, now, reason }: Wanted): Promise<Rollback> {
  const current = await readCurrentRelease(releasesDir);
  if (current === null && to === undefined) throw new Error('There is no release yet: run the build.');
  const from = current === null ? 'none' : path.basename(current);
  const ids = await listReleases(releasesDir);
  const target = to ?? (await findReleaseBefore(releasesDir, from));
  if (target === undefined) throw new Error(`There is no release before ${from}.`);
  if (!ids.includes(target)) throw new Error(`There is no release ${target}. There are: ${ids.join(', ')}.`);
  // Asked twice, it changes nothing: what the first time held stays held.
  if (target === from) return { from, to: target, hold: null };
  const isBack = current !== null && ids.indexOf(target) < ids.indexOf(from);
  if (isBack) {
    const folder = path.join(releasesDir, target);
    // Before the switch: what is taken back and not held would be published again.
    const hold = await holdRelease({ releasesDir, from: current, to: folder, now, reason });
    await switchRelease(releasesDir, target);
    return { from, to: target, hold };
  }
  await switchRelease(releasesDir, target);
  await endHolds(releasesDir, target);
  return { from, to: target, hold: null };
}
