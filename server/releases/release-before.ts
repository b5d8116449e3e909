import { readTakenBack } from './hold';
import { listReleases } from './list-releases';

/**
 * The release to go back to from one: the last before it that was not taken back; undefined for none.
 * @param id of a release, or anything else before the first one
 */
export async function findReleaseBefore(releasesDir: string, id: string): Promise<string | undefined> {
  const ids = await listReleases(releasesDir);
  const takenBack = new Set(await readTakenBack(releasesDir));
  return ids.slice(0, Math.max(0, ids.indexOf(id))).findLast((each) => !takenBack.has(each));
}
