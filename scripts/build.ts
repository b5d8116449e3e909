import { BusyError, withBuildLock } from '../build/build-lock';
import { buildSite } from '../build/build-site';
import { exitCodes } from '../server/rebuild/exit-codes';
import { explainDenied } from '../server/releases/explain-denied';

import { startBackends } from './lib/backends';
import { loadSettings } from './lib/settings';

/**
 * `npm run build`: builds a new release, from the configured backends or the sandbox. `--clean` removes the caches
 * first.
 */
async function main(): Promise<void> {
  const settings = loadSettings();
  await withBuildLock(async () => {
    const backends = await startBackends(settings);
    try {
      const result = await buildSite(backends.environment, process.argv.includes('--clean'));
      process.exitCode = exitCodes[result.status];
    } finally {
      await backends.close();
    }
  });
}

main().catch((error: unknown) => {
  console.error(explainDenied(error));
  process.exitCode = error instanceof BusyError ? exitCodes.busy : exitCodes.refused;
});
