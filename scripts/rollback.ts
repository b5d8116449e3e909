import { isBuilding } from '../build/build-lock';
import { getReleasesDir } from '../server/releases/releases-dir';
import { rollBack } from '../server/releases/roll-back';

import { loadEnvironment } from './lib/settings';

/** `npm run rollback`: serves the previous release, or the named one, at once. */
async function main(): Promise<void> {
  // Only the folder of releases matters: other wrong settings must not prevent a rollback.
  loadEnvironment();
  const { from, to } = await rollBack(getReleasesDir(), process.argv[2]);
  console.log(`Release ${to} is served in place of ${from}. The next build publishes a new one.`);
  if (await isBuilding()) console.log('A build is running and will publish its release: roll back again after it.');
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
