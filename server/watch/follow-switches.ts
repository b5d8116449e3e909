import path from 'node:path';

import { getCurrentRelease, listReleases } from '../releases/list-releases';

/** A switch to another release. */
export type Switch = {
  release: string;
  folder: string;
  /** The last release that was good and is still there, to go back to; null for none. */
  before: string | null;
  /** Whether it leads back to an earlier release. */
  isBack: boolean;
};

export type Switches = {
  /** The switch since the last call, if there was one. The first call only learns what is served. */
  next: () => Promise<Switch | null>;
  /** Says that the release may be gone back to. That which the process began with may, too. */
  setGood: (release: string) => void;
};

/** Follows the link to the release that is served. */
export function followSwitches(releasesDir: string): Switches {
  let served: string | null | undefined;
  let good: string | null = null;
  return {
    async next() {
      const folder = await getCurrentRelease(releasesDir);
      const last = served;
      served = folder === null ? (last ?? null) : path.basename(folder);
      if (last === undefined) good = served;
      if (folder === null || served === null || last === undefined || served === last) return null;
      const ids = await listReleases(releasesDir);
      const isBack = last !== null && ids.indexOf(served) < ids.indexOf(last);
      const before = [good, last].find((id) => id !== null && ids.includes(id)) ?? null;
      if (isBack) good = served;
      return { release: served, folder, before, isBack };
    },
    setGood: (release) => (good = release),
  };
}
