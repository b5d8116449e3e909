import { startBackends } from './lib/backends';
import { buildSite } from './lib/build-site';
import { loadSettings } from './lib/settings';

/** `npm run build`: a new release of the site, from the configured backends or the sandbox. */
async function main(): Promise<void> {
  const backends = await startBackends(loadSettings());
  const release = await buildSite(backends.environment);
  await backends.close();
  process.exitCode = release === null ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
