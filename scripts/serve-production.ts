import { readAnnounceSettings } from '../server/announce/announce-settings';
import { toDeskCms } from '../server/desk/desk-cms';
import { readMailSettings } from '../server/desk/mail/mail-settings';
import { setUpLog, log } from '../server/log/log';
import { readLogSettings, type LogSettings } from '../server/log/log-settings';
import { readSecrets } from '../server/log/redact';
import { readRebuildSettings } from '../server/rebuild/settings';
import { readReleaseSettings } from '../server/releases/release-settings';
import { findWriteFault, makeReleasesDir } from '../server/releases/releases-dir';
import { getAnyHost } from '../server/site/any-host';
import { getInheritedSocket } from '../server/site/inherited-socket';
import { startProductionServer } from '../server/start-production-server';
import { readWatchSettings } from '../server/watch/settings';
import { readSettings } from '../src/config/env';

import { assertPortFree } from './lib/free-port';
import { readPort } from './lib/port';
import { loadEnvironment } from './lib/settings';
import { startSandboxParts } from './lib/start-sandbox-parts';

/** How long pending responses and a running build have to end when the server stops. */
const graceMs = 20_000;

/**
 * `npm run serve:production`: serves the current release, rebuilds it by hooks and schedule, and uses the demo's stock
 * API if none is configured.
 */
async function main(): Promise<void> {
  const logging = startLog();
  const settings = readSettings(process.env);
  const rebuild = readRebuildSettings(process.env);
  const watch = readWatchSettings(process.env);
  const mail = readMailSettings(process.env);
  const announce = readAnnounceSettings(process.env);
  // Only builds use these settings, but faults in them must show at the start.
  readReleaseSettings(process.env);
  makeReleasesDir();
  const writeFault = findWriteFault();
  if (writeFault !== null) log.error(writeFault);
  const port = readPort();
  const socket = getInheritedSocket(process.env);
  if (socket === null) await assertPortFree(port);
  await startSandboxParts({ content: false, stock: settings.stock === null });
  const host = process.env.HOST?.trim() || getAnyHost();
  const site = await startProductionServer({
    ...{ port, host, socket, settings, rebuild, mail, announce, watch },
    cms: toDeskCms(settings),
    logsRequests: logging.requests,
  });
  log.info(`The site is served at ${site.url}`);
  const stop = (signal: NodeJS.Signals) => {
    // A log that ends without this line ends with a process that was killed, or that broke.
    log.info(`The server stops (${signal}).`);
    setTimeout(() => process.exit(1), graceMs).unref();
    void site.close().then(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
}

/** First of all: what is wrong with other settings is a line of the log, too. */
function startLog(): LogSettings {
  loadEnvironment();
  const secrets = readSecrets(process.env);
  const logging = readLogSettings(process.env, process.stdout.isTTY);
  setUpLog({ format: logging.format, secrets });
  process.once('uncaughtException', (error) => {
    log.error('The server ends because of a fault.', { error });
    process.exit(1);
  });
  return logging;
}

main().catch((error: unknown) => {
  log.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
