import { withBuildLock } from '../build/build-lock';
import { buildSite } from '../build/build-site';
import { startSiteServer } from '../server/site/start-site-server';

import { startBackends } from './lib/backends';
import { assertPortFree } from './lib/free-port';
import { readPort } from './lib/port';
import { loadSettings } from './lib/settings';

/** `npm start`: installs, builds and serves the site, and prints its URL. */
async function main(): Promise<void> {
  const settings = loadSettings();
  const port = readPort();
  await assertPortFree(port);
  const { backends, status } = await withBuildLock(async () => {
    const backends = await startBackends(settings);
    return { backends, status: (await buildSite(backends.environment)).status };
  });
  await backends.closeContent();
  if (status !== 'published') {
    await backends.close();
    process.exitCode = 1;
    return;
  }
  const { siteUrl, rootRedirect, keepAliveMs } = settings;
  const site = await startSiteServer({ port, siteUrl, rootRedirect, keepAliveMs });
  console.log(`\nThe site is served at ${site.url} (Ctrl+C stops it)`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
