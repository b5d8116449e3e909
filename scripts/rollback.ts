import path from 'node:path';

import { isBuilding } from '../build/build-lock';
import { compareReleases } from '../server/desk/changed-pages';
import { explainDenied } from '../server/releases/explain-denied';
import { describeHold, endHolds, readHolds } from '../server/releases/hold';
import { getReleasesDir } from '../server/releases/releases-dir';
import { withSwitchLock } from '../server/releases/releases-lock';
import { rollBack } from '../server/releases/roll-back';

import { loadEnvironment } from './lib/settings';

/**
 * `npm run rollback`: serves the previous release, or the named one, at once. `--end` lets what was taken back be
 * published again.
 */
async function main(): Promise<void> {
  // Only the folder of releases matters: other wrong settings must not prevent a rollback.
  loadEnvironment();
  const folder = getReleasesDir();
  if (process.argv[2] === '--end') {
    const releases = (await readHolds(folder)).map(({ release }) => release);
    await withSwitchLock(folder, () => endHolds(folder));
    console.log(releases.length === 0 ? 'Nothing was held.' : `The next build may be as ${releases.join(', ')} again.`);
    return;
  }
  const { from, to, hold } = await rollBack(folder, process.argv[2]);
  console.log(`Release ${to} is served in place of ${from}.`);
  console.log(hold === null ? 'The next build publishes a new one.' : describeHold(hold));
  if (from !== 'none') await printTakenBack(path.join(folder, from), path.join(folder, to));
  if (await isBuilding())
    console.log('A build is running. If it is of something else, it publishes its release: look at that.');
}

/** What the release took back: its new pages are gone, what it changed is as it was. */
async function printTakenBack(from: string, to: string): Promise<void> {
  try {
    const { added, changed, removed } = await compareReleases(from, to);
    console.log(
      `Pages as they were: ${String(changed.total)}. Gone: ${String(removed.total)}. Back: ${String(added.total)}.`,
    );
    for (const { path: page, title } of [...changed.pages, ...removed.pages, ...added.pages])
      console.log(`  ${page} ${title}`);
  } catch (error) {
    // It is rolled back already, which must not look as if it had failed.
    console.log(`Its pages could not be compared: ${error instanceof Error ? error.message : String(error)}`);
  }
}

main().catch((error: unknown) => {
  console.error(explainDenied(error));
  process.exitCode = 1;
});
