import { isBuilding } from '../build/build-lock';
import { getReleasesDir } from '../server/releases/releases-dir';
import { rollBack } from '../server/releases/roll-back';

import { loadEnvironment } from './lib/settings';

/** `npm run rollback`: serves the release before the current one, or the one that is named, at once. */
async function main(): Promise<void> {
  // Only where releases are is of interest: what else is wrong must not stand in the way.
  loadEnvironment();
  const { from, to } = await rollBack(getReleasesDir(), process.argv[2]);
  console.log(`Release ${to} is served in place of ${from}. The next build publishes a new one.`);
  if (await isBuilding())
    console.log('A build is going on, and publishes its release when it is done: roll back again after it.');
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
