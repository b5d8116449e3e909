import path from 'node:path';

import { getCurrentRelease, listReleases, readSwitchTime } from '../releases/list-releases';
import { findReleaseBefore } from '../releases/release-before';

/** A switch to another release. */
export type Switch = {
  release: string;
  folder: string;
  /** The last release that was good and is still there, to go back to; null for none. */
  before: string | null;
  /** Whether it leads back to an earlier release. */
  isBack: boolean;
  /** When it was, in milliseconds since 1970. */
  at: number;
};

export type Switches = {
  /**
   * The switch since the last call, if there was one. The first call gives the last one before this process began, if
   * it is recent and no rollback: a restart must not end the watch.
   */
  next: () => Promise<Switch | null>;
  /** Says that the release may be gone back to. That which the process began with may, too, unless it is watched. */
  setGood: (release: string) => void;
};

type Options = {
  releasesDir: string;
  /** A switch is recent for so long. */
  recentMs: number;
  now: () => number;
};

/** Follows the link to the release that is served. */
export function followSwitches({ releasesDir, recentMs, now }: Options): Switches {
  let served: string | null | undefined;
  let good: string | null = null;

  async function begin(folder: string, release: string): Promise<Switch | null> {
    const at = await readSwitchTime(releasesDir);
    const isBack = (await listReleases(releasesDir)).at(-1) !== release;
    // Another machine, which has the disk, may have another clock.
    if (at === null || isBack || Math.abs(now() - at) >= recentMs) {
      good = release;
      return null;
    }
    good = (await findReleaseBefore(releasesDir, release)) ?? null;
    return { release, folder, before: good, isBack, at };
  }

  return {
    async next() {
      const folder = await getCurrentRelease(releasesDir);
      const last = served;
      served = folder === null ? (last ?? null) : path.basename(folder);
      if (folder === null || served === null || served === last) return null;
      if (last === undefined) return begin(folder, served);
      const ids = await listReleases(releasesDir);
      const isBack = last !== null && ids.indexOf(served) < ids.indexOf(last);
      const before = [good, last].find((id) => id !== null && ids.includes(id)) ?? null;
      if (isBack) good = served;
      return { release: served, folder, before, isBack, at: now() };
    },
    setGood: (release) => (good = release),
  };
}
