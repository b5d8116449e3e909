import { startBackends } from './lib/backends';
import { runGatsbyDevelop } from './lib/gatsby';
import { loadSettings } from './lib/settings';

/** `npm run develop`: Gatsby's development server on the configured backends or the sandbox. */
async function main(): Promise<void> {
  const backends = await startBackends(loadSettings());
  const ok = await runGatsbyDevelop(backends.environment);
  await backends.close();
  process.exitCode = ok ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
