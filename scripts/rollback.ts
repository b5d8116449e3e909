import { getReleasesDir } from '../server/releases/releases-dir';
import { rollBack } from '../server/releases/roll-back';

/** `npm run rollback`: serves the release before the current one, or the one that is named, at once. */
async function main(): Promise<void> {
  const { from, to } = await rollBack(getReleasesDir(), process.argv[2]);
  console.log(`Release ${to} is served in place of ${from}. The next build publishes a new one.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
