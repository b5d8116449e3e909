import { cpSync, mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';

import { findFreePort } from '../../scripts/lib/free-port';
import { getCurrentRelease } from '../../server/releases/list-releases';
import { getReleasesDir } from '../../server/releases/releases-dir';

import { buildOnce } from './build';
import { setMode, startProduction, type Production } from './production';
import { copySmallSite } from './small-site';

export type Notice = { event: string; reason: string | null; text: string };

/** A production server over a small site, with what a test needs to make trouble for it. */
export type Publishing = {
  folder: string;
  port: number;
  /** What the process is started with; changes are for the next one. */
  environment: Record<string, string>;
  /** The process that runs now. */
  production: Production;
  /** Starts the next one. */
  restart: () => Promise<void>;
  /** What was posted about builds that failed and that went well again. */
  notices: Notice[];
  /** The number of the build that each of a few pages, and their data, are from. Each has to be whole. */
  readNumbers: () => Promise<number[]>;
  getReleases: () => string[];
  getCurrent: () => string;
  close: () => Promise<void>;
};

/** How many machines the small site has. */
export const machines = 6;

/** After this long without a call the next one begins a build at once. */
export const quietMs = 1100;

export async function startPublishing(): Promise<Publishing> {
  await buildOnce();
  const folder = mkdtempSync(path.join(tmpdir(), 'publishing-'));
  const release = (await getCurrentRelease(getReleasesDir())) ?? '';
  copySmallSite(release, path.join(folder, 'site'), machines);
  cpSync(path.join(folder, 'site/release.json'), path.join(folder, 'release.json'));
  const notices: Notice[] = [];
  const receiver = createServer((request, response) => {
    void json(request).then((notice) => notices.push(notice as Notice));
    response.end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const port = await findFreePort(8400);
  const environment = {
    RELEASES_DIR: path.join(folder, 'releases'),
    STAND_IN_DIR: folder,
    REBUILD_COMMAND: 'node --import tsx e2e/lib/fake-build.ts',
    REBUILD_NOTIFY_URL: `http://127.0.0.1:${String((receiver.address() as AddressInfo).port)}/`,
    SITE_URL: 'https://dealer.example',
    GATSBY_STOCK_API_URL: 'http://127.0.0.1:1',
    GATSBY_STOCK_COMPANY_ID: 'demo-dealer',
  };
  setMode(folder, {});
  const publishing: Publishing = {
    folder,
    port,
    environment,
    production: await startProduction(port, environment),
    notices,
    restart: async () => {
      publishing.production = await startProduction(port, publishing.environment);
    },
    readNumbers: () => readNumbers(publishing.production.url),
    getReleases: () => readdirSync(path.join(folder, 'releases')).sort(),
    getCurrent: () => readlinkSync(path.join(folder, 'releases/current')),
    close: async () => {
      await publishing.production.kill();
      receiver.close();
      rmSync(folder, { recursive: true });
    },
  };
  return publishing;
}

async function readNumbers(url: string): Promise<number[]> {
  const pages = ['/', '/contact', '/en/contact'].map(async (page) => {
    const response = await fetch(url + page);
    const text = await response.text();
    expect([page, response.status, text.trimEnd().endsWith('</html>')]).toEqual([page, 200, true]);
    return Number(/^<!-- build (\d+) -->/.exec(text)?.[1]);
  });
  const data = await (await fetch(`${url}/page-data/contact/page-data.json`)).text();
  expect(JSON.parse(data)).toMatchObject({ path: '/contact' });
  return [...(await Promise.all(pages)), /^ */.exec(data)?.[0].length ?? 0];
}
