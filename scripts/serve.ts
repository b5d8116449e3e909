import { startSiteServer } from '../server/site/start-site-server';

import { assertPortFree } from './lib/free-port';
import { readPort } from './lib/port';
import { loadSettings } from './lib/settings';
import { startSandboxParts } from './lib/start-sandbox-parts';

/** `npm run serve`: serves the current release, with the sandbox's stock API for the browser if none is configured. */
async function main(): Promise<void> {
  const settings = loadSettings();
  const port = readPort();
  await assertPortFree(port);
  await startSandboxParts({ content: false, stock: settings.stock === null });
  const { siteUrl, rootRedirect, keepAliveMs } = settings;
  const site = await startSiteServer({ port, siteUrl, rootRedirect, keepAliveMs });
  console.log(`\nThe site is served at ${site.url}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
