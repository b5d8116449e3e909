import { runGatsbyDevelop } from '../build/process';

import { startBackends } from './lib/backends';
import { assertPortFree } from './lib/free-port';
import { readPort } from './lib/port';
import { loadSettings } from './lib/settings';

/** `npm run develop`: starts Gatsby's development server with the configured backends or the sandbox. */
async function main(): Promise<void> {
  const settings = loadSettings();
  const port = readPort();
  await assertPortFree(port);
  const backends = await startBackends(settings);
  const ok = await runGatsbyDevelop(backends.environment, { port });
  await backends.close();
  process.exitCode = ok ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
