/** @size medium */
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { readSettings } from '../../src/config/env';
import { publishRelease } from '../releases/publish-release';
import type { SiteServer } from '../site/start-site-server';
import { startProductionServer } from '../start-production-server';
import { writeBuild } from '../watch/test-release';

import { createKeeper } from './keeper';
import { readRebuildSettings } from './settings';

const folder = mkdtempSync(path.join(tmpdir(), 'keeper-'));
const releasesDir = path.join(folder, 'releases');
const before = process.env.RELEASES_DIR;
const token = 'a-token-of-hooks-and-status-nobody-guesses';

beforeAll(async () => {
  process.env.RELEASES_DIR = releasesDir;
  await writeBuild(path.join(folder, 'build'), { only: ['/', '/contact'] });
  await publishRelease({ from: path.join(folder, 'build'), releasesDir, keep: 5, now: new Date() });
});
afterAll(() => {
  process.env.RELEASES_DIR = before;
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  for (const method of ['log', 'warn', 'error'] as const) jest.spyOn(console, method).mockReturnValue(undefined);
});
afterEach(() => jest.restoreAllMocks());

const start = () =>
  startProductionServer({
    ...{ port: 0, host: '127.0.0.1', mail: null, cms: null, socket: null, announce: null, logsRequests: false },
    watch: { minutes: 0, browser: 'off' },
    settings: readSettings({ SITE_URL: 'https://dealer.example' }),
    rebuild: readRebuildSettings({ HOOK_TOKEN: token, STATUS_TOKEN: token, REBUILD_COMMAND: 'false' }),
  });
const headers = { authorization: `Bearer ${token}` };
const callHook = async ({ url }: SiteServer) =>
  (await fetch(`${url}/hooks/rebuild`, { method: 'POST', headers })).status;
const getStatus = async ({ url }: SiteServer) =>
  (await (await fetch(`${url}/status`, { headers })).json()) as { isKeeper: boolean; isDue: boolean };

test('two servers serve, one of them takes the calls, and the other takes over what was due', async () => {
  const [first, second] = [await start(), await start()];
  for (const { url } of [first, second]) expect((await fetch(`${url}/contact`)).status).toBe(200);
  expect([await callHook(second), (await getStatus(second)).isKeeper]).toEqual([503, false]);
  expect([await callHook(first), (await getStatus(first)).isKeeper]).toEqual([202, true]);
  await first.close();
  while (!(await getStatus(second)).isKeeper) await wait(50);
  expect([(await getStatus(second)).isDue, await callHook(second)]).toEqual([true, 202]);
  await second.close();
});

const lockFolder = path.join(releasesDir, '.server.lock');
/** What a server leaves behind that cannot end by itself. */
function leave(owner: { pid: number; host: string }, ageMs: number): void {
  mkdirSync(lockFolder);
  writeFileSync(path.join(releasesDir, '.server'), JSON.stringify(owner));
  const time = new Date(Date.now() - ageMs);
  utimesSync(lockFolder, time, time);
}
/** No process has it: ids end before. */
const noPid = 2 ** 30;

test.each([
  ['at once, of this machine', { pid: noPid, host: hostname() }, 0],
  ['at once, with the id of this process, as in a container', { pid: process.pid, host: hostname() }, 0],
  ['after ten seconds, of another machine', { pid: noPid, host: 'other' }, 10_500],
])('what a killed server kept is taken over %s', async (_, owner, ageMs) => {
  leave(owner, ageMs);
  let kept = 0;
  const keeper = createKeeper({ releasesDir, onKeep: () => Promise.resolve(void (kept += 1)) });
  await keeper.start();
  expect([keeper.isKeeper(), kept]).toEqual([true, 1]);
  await keeper.stop();
});

test('a server that runs, here or on another machine, keeps what it has', async () => {
  for (const owner of [
    { pid: process.ppid, host: hostname() },
    { pid: noPid, host: 'other' },
  ]) {
    leave(owner, 0);
    const keeper = createKeeper({ releasesDir, onKeep: () => Promise.reject(new Error('kept')) });
    await keeper.start();
    expect(keeper.isKeeper()).toBe(false);
    await keeper.stop();
    rmSync(lockFolder, { recursive: true });
  }
});
