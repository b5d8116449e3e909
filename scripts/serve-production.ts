import { toDeskCms } from '../server/desk/desk-cms';
import { readMailSettings } from '../server/desk/mail/mail-settings';
import { readRebuildSettings } from '../server/rebuild/settings';
import { readReleaseSettings } from '../server/releases/release-settings';
import { makeReleasesDir } from '../server/releases/releases-dir';
import { getAnyHost } from '../server/site/any-host';
import { getInheritedSocket } from '../server/site/inherited-socket';
import { startProductionServer } from '../server/start-production-server';

import { assertPortFree } from './lib/free-port';
import { readPort } from './lib/port';
import { loadSettings } from './lib/settings';
import { startSandboxParts } from './lib/start-sandbox-parts';

/** How long pending responses and a running build have to end when the server stops. */
const graceMs = 20_000;

/**
 * `npm run serve:production`: serves the current release, rebuilds it by hooks and schedule, and uses the demo's stock
 * API if none is configured.
 */
async function main(): Promise<void> {
  const settings = loadSettings();
  const rebuild = readRebuildSettings(process.env);
  const mail = readMailSettings(process.env);
  // Only builds use these settings, but faults in them must show at the start.
  readReleaseSettings(process.env);
  makeReleasesDir();
  const port = readPort();
  const socket = getInheritedSocket(process.env);
  if (socket === null) await assertPortFree(port);
  await startSandboxParts({ content: false, stock: settings.stock === null });
  const host = process.env.HOST?.trim() || getAnyHost();
  const site = await startProductionServer({
    ...{ port, host, socket, settings, rebuild, mail },
    cms: toDeskCms(settings),
  });
  console.log(`The site is served at ${site.url}`);
  const stop = () => {
    setTimeout(() => process.exit(1), graceMs).unref();
    void site.close().then(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
