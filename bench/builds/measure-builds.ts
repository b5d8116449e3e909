import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';

import { createCatalogue } from '../../sandbox/catalogue/create-catalogue';
import { startContentApi } from '../../sandbox/content-api/start-content-api';
import { writeEdits } from '../../sandbox/stock-api/edits';
import { getID, isRecord } from '../../sandbox/stock-api/search/stock-record';
import { defaultSeed } from '../../sandbox/stock-api/settings';
import { startStockApi } from '../../sandbox/stock-api/start-stock-api';
import { readToday } from '../../sandbox/today';
import { findFreePort } from '../../scripts/lib/free-port';
import { copySite, type Site } from '../../scripts/lib/site-copy';
import { readSettings } from '../../src/config/env';
import type { Result } from '../lib/report';

import { drawImages } from './draw-images';
import { measureFloor, type Floor } from './measure-floor';
import { measureProcess, type Taken } from './measure-process';
import { toTable } from './to-table';

/** `written`: the number of pages. */
export type Build = Omit<Taken, 'output'> & { written: number };
/** The figures of all builds of one stock size. */
export type Builds = { machines: number; floor: Floor; full: Build; changed: readonly Build[] };

/** How often one stock item changes. The first time there is no older release to share files with. */
const changes = 5;

const imageTemplate = '{url}?w={width}&fm={format}';

/** The folder of the builds' output, with the duration of each step. */
const logsDir = '.bench/builds';

/**
 * Builds the site for several stock sizes: from nothing, and again after each price change of one stock item. Each size
 * has its own folder, and nothing is removed before the end: for minutes after tens of thousands of files were removed,
 * ext4 scans all of them for each new file (`recently_deleted` in its ialloc.c), and a build takes half as long again.
 */
export async function measureBuilds(sizes: readonly number[]): Promise<Result> {
  mkdirSync(logsDir, { recursive: true });
  const sites: Site[] = [];
  try {
    const builds: Builds[] = [];
    for (const stockItems of sizes) {
      const site = copySite(process.env.BENCH_DIR);
      sites.push(site);
      builds.push(await measureSize(site.folder, stockItems));
    }
    return { tables: [toTable(builds)], data: builds };
  } finally {
    for (const site of sites) site.remove();
  }
}

async function measureSize(folder: string, stockItems: number): Promise<Builds> {
  const dataDir = path.join(folder, '.sandbox');
  mkdirSync(dataDir, { recursive: true });
  const port = await findFreePort(8400);
  const stock = await startStockApi({ port, size: stockItems, seed: defaultSeed, dataDir });
  const content = await startContentApi({ port: await findFreePort(port + 1), dataDir });
  const env = {
    ...process.env,
    RELEASES_DIR: path.join(folder, 'releases'),
    SITE_URL: 'https://dealer.example',
    CONTENTFUL_SPACE_ID: content.spaceId,
    CONTENTFUL_ACCESS_TOKEN: content.accessToken,
    CONTENTFUL_ENVIRONMENT: content.environment,
    CONTENTFUL_HOST: content.host,
    NODE_EXTRA_CA_CERTS: content.caFile,
    GATSBY_STOCK_API_URL: stock.url,
    GATSBY_STOCK_COMPANY_ID: stock.companyId,
    GATSBY_STOCK_IMAGE_TEMPLATE: imageTemplate,
  };
  const build = async (name: string, ...args: string[]): Promise<Build> => {
    const log = path.resolve(logsDir, `${String(stockItems)}-${name}.log`);
    rmSync(log, { force: true });
    const command = [process.execPath, '--import', 'tsx', 'scripts/build.ts', ...args];
    const { output, ...taken } = await measureProcess(command, { cwd: folder, env, log });
    return { ...taken, written: Number(/Pages rewritten: (\d+)/.exec(output)?.[1] ?? NaN) };
  };
  try {
    const newest = readSettings(env).newestWithPictures;
    await drawImages({ apiUrl: stock.url, companyId: stock.companyId, imageTemplate, newest });
    console.log(`Building ${String(stockItems)} machines …`);
    const full = await build('full', '--clean');
    // Right after the build, so that both run under the same load.
    const floor = await measureFloor(folder, full.written);
    const ordinary = findOrdinary(stockItems);
    const changed: Build[] = [];
    for (let change = 1; change <= changes; change += 1) {
      writeEdits(dataDir, { [ordinary]: { price: { amount: 4_242_400 + change * 100, currency: 'EUR' } } });
      changed.push(await build(`changed-${String(change)}`));
    }
    return { machines: stockItems, full, floor, changed };
  } finally {
    await Promise.all([stock.close(), content.close()]);
  }
}

/**
 * Finds a stock item that only its own page and differently sorted lists show: one from the middle of the stock with a
 * visible price.
 */
function findOrdinary(size: number): string {
  const { items } = createCatalogue({ seed: defaultSeed, size, today: readToday() });
  const item = items
    .slice(Math.floor(items.length / 2))
    .find(({ pricing }) => isRecord(pricing) && pricing.type === 'fixed');
  if (item === undefined) throw new Error(`None of the later half of ${String(size)} machines has a fixed price.`);
  return getID(item) ?? '';
}
