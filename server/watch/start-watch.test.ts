/** @size medium */
import { mkdtempSync, readlinkSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

import { readSettings } from '../../src/config/env';
import { readRebuildSettings } from '../rebuild/settings';
import { publishRelease } from '../releases/publish-release';
import { startProductionServer } from '../start-production-server';

import { writeBuild, type TestBuild } from './test-release';

const folder = mkdtempSync(path.join(tmpdir(), 'start-watch-'));
const releasesDir = path.join(folder, 'releases');
const before = process.env.RELEASES_DIR;
beforeAll(() => {
  process.env.RELEASES_DIR = releasesDir;
});
afterAll(() => {
  process.env.RELEASES_DIR = before;
  rmSync(folder, { recursive: true });
});

async function publish(day: number, build: TestBuild = {}): Promise<void> {
  await writeBuild(path.join(folder, 'build'), build);
  const now = new Date(Date.UTC(2026, 10, day));
  await publishRelease({ from: path.join(folder, 'build'), releasesDir, keep: 5, now });
}

const token = 'a-token-of-the-status-that-nobody-guesses';

test('the production server takes back a release that misbehaves, says so in its status, and sends a notice', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation();
  const notices: unknown[] = [];
  const receiver = createServer((request, response) => {
    void json(request).then((notice) => notices.push(notice));
    response.end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const notifyUrl = `http://127.0.0.1:${String((receiver.address() as AddressInfo).port)}/`;
  await publish(1);
  const site = await startProductionServer({
    ...{
      port: 0,
      host: '127.0.0.1',
      mail: null,
      cms: null,
      socket: null,
      announce: null,
      logsRequests: false,
      watch: { minutes: 1, browser: 'off' },
    },
    settings: readSettings({ SITE_URL: 'https://dealer.example' }),
    rebuild: readRebuildSettings({ STATUS_TOKEN: token, REBUILD_NOTIFY_URL: notifyUrl, REBUILD_COMMAND: 'false' }),
  });
  const readWatch = async () => {
    const response = await fetch(`${site.url}/status`, { headers: { authorization: `Bearer ${token}` } });
    return ((await response.json()) as { watch: { state: string } }).watch;
  };
  const waitFor = async (state: string) => {
    while ((await readWatch()).state !== state) await wait(100);
  };
  // It was switched to right before the start.
  await waitFor('watching');
  expect(await readWatch()).toMatchObject({ release: '20261101-000000', browser: 'off' });
  await publish(2, { files: { 'page-data/app-data.json': '{"webpackCompilationHash":"b2"}' } });
  await waitFor('taken back');
  expect(readlinkSync(path.join(releasesDir, 'current'))).toBe('20261101-000000');
  const reason = expect.stringContaining(
    'The page / loads /page-data/app-data.json, which is of another release',
  ) as string;
  expect(await readWatch()).toMatchObject({ release: '20261102-000000', reason });
  while (notices.length === 0) await wait(50);
  expect(notices).toEqual([
    expect.objectContaining({
      event: 'taken-back',
      site: 'https://dealer.example',
      release: '20261102-000000',
      reason,
    }),
  ]);
  await site.close();
  receiver.close();
  said.mockRestore();
});
