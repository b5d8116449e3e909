import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

import lighthouse from 'lighthouse/package.json';

import { startSandbox } from '../sandbox/start';
import { findWholeChromium } from '../scripts/lib/chromium';
import { findFreePort } from '../scripts/lib/free-port';
import { loadSettings } from '../scripts/lib/settings';
import { getCurrentRelease } from '../server/releases/list-releases';
import { getReleasesDir } from '../server/releases/releases-dir';
import { startSiteServer } from '../server/site/start-site-server';

import { measureAnswers } from './answers';
import { measureBuilds } from './builds/measure-builds';
import { describeComputer, writeReport, type Result } from './lib/report';
import { measureServing } from './load/measure-serving';
import { measureNextPage, type Peer } from './next-page/measure-next-page';
import { measurePages } from './pages/measure-pages';
import { measureTransfers } from './pages/measure-transfers';

/** The maximum size of the demo's stock. */
const maxStockItems = 20_000;

/** A part of the benchmark. `isOnRequest`: it is slow, and only runs when named. */
type Part = { measure: () => Promise<Result>; isOnRequest?: true };

/** `npm run bench`: measures visits to the current release, and builds, as tables. Parts and options: README.md. */
async function main(): Promise<void> {
  const { runs, sizes, isAll, peers, names } = readArguments();
  const executable = findWholeChromium();
  const withSite = (measure: (siteUrl: string) => Promise<Result>) => () => serveSite(measure);
  const parts: Readonly<Record<string, Part>> = {
    pages: { measure: withSite((siteUrl) => measurePages({ siteUrl, chromium: executable, runs, isAll })) },
    transfers: { measure: withSite((siteUrl) => measureTransfers(siteUrl, executable)) },
    next: { measure: withSite((siteUrl) => measureNextPage({ siteUrl, chromium: executable, runs, peers })) },
    answers: { measure: withSite((siteUrl) => measureAnswers(siteUrl, executable)) },
    serving: { measure: measureServing },
    builds: { measure: () => measureBuilds(sizes), isOnRequest: true },
  };
  const unknown = names.find((name) => parts[name] === undefined);
  if (unknown !== undefined)
    throw new Error(`Unknown part ‘${unknown}’: choose from ${Object.keys(parts).join(', ')}.`);

  const { stdout } = spawnSync(executable, ['--version'], { encoding: 'utf8' });
  const results: Record<string, Result> = {};
  for (const [name, { measure, isOnRequest = false }] of Object.entries(parts)) {
    if (names.length === 0 ? !isOnRequest : names.includes(name)) results[name] = await measure();
  }
  console.log(await writeReport(describeComputer(stdout.trim(), lighthouse.version), results));
}

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: '5' },
      all: { type: 'boolean', default: false },
      sizes: { type: 'string', default: '240,3000,10000' },
      peer: { type: 'string', multiple: true, default: [] },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs is the number of runs per page: 1 or more.');
  const sizes = values.sizes.split(',').map(Number);
  if (!sizes.every((size) => Number.isInteger(size) && size > 0 && size <= maxStockItems))
    throw new Error(`--sizes are numbers of machines from 1 to ${String(maxStockItems)}, separated by commas.`);
  return { runs, sizes, isAll: values.all, peers: values.peer.map(toPeer), names: positionals };
}

function toPeer(value: string): Peer {
  const [, name, url] = /^(\w+)=(https?:\/\/.+)$/.exec(value) ?? [];
  if (name === undefined || url === undefined) throw new Error('--peer is a name and the URL of a list: name=http://…');
  return { name, url };
}

/** Serves the current release during a measurement, with the demo's stock if none is configured. */
async function serveSite(measure: (siteUrl: string) => Promise<Result>): Promise<Result> {
  const settings = loadSettings();
  if ((await getCurrentRelease(getReleasesDir())) === null)
    throw new Error('There is no release to measure: run the build.');
  const sandbox = await startSandbox({ content: false, stock: settings.stock === null });
  const site = await startSiteServer({ port: await findFreePort(8200), host: '127.0.0.1' });
  try {
    return await measure(site.url);
  } finally {
    await site.close();
    await sandbox.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
