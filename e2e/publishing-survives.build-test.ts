/** @size large */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { callHook, getBuilds, setMode, waitUntilIdle } from './lib/production';
import { quietMs, startPublishing, type Publishing } from './lib/publishing';

let publishing: Publishing;
beforeAll(async () => {
  publishing = await startPublishing();
});
afterAll(() => publishing.close());
beforeEach(() => {
  setMode(publishing.folder, {});
});

beforeAll(async () => {
  await waitUntilIdle(publishing.production);
});

test('killed in the middle of a build it serves what it had, and builds what was asked for', async () => {
  setMode(publishing.folder, { waitMs: 60_000 });
  const builds = getBuilds(publishing.folder).length;
  const numbers = await publishing.readNumbers();
  await callHook(publishing.production);
  while (getBuilds(publishing.folder).length === builds) await wait(20);
  await publishing.production.kill();
  setMode(publishing.folder, { waitMs: 1000 });
  await publishing.restart();
  expect(await publishing.readNumbers()).toEqual(numbers);
  await waitUntilIdle(publishing.production);
  expect(new Set(await publishing.readNumbers())).toEqual(new Set([getBuilds(publishing.folder).length]));
});

test('killed at any moment of publishing, the site is whole and goes on', async () => {
  for (const delay of [100, 400, 900]) {
    const before = publishing.getReleases().length;
    const builds = getBuilds(publishing.folder).length;
    await callHook(publishing.production);
    while (getBuilds(publishing.folder).length === builds) await wait(5);
    await wait(delay);
    await publishing.production.kill();
    await publishing.restart();
    expect(new Set(await publishing.readNumbers()).size).toBe(1);
    expect(await waitUntilIdle(publishing.production)).toMatchObject({
      lastBuild: { result: 'published', reason: null },
    });
    expect(new Set(await publishing.readNumbers())).toEqual(new Set([getBuilds(publishing.folder).length]));
    expect(publishing.getReleases().length).toBeLessThanOrEqual(Math.max(before, 4) + 3);
    expect(publishing.getReleases().filter((name) => /^\.\d/.test(name))).toEqual([]);
  }
});

test('asked to stop in the middle of a build it ends both in time, and the next process builds', async () => {
  setMode(publishing.folder, { waitMs: 60_000 });
  const builds = getBuilds(publishing.folder).length;
  await wait(quietMs);
  await callHook(publishing.production);
  while (getBuilds(publishing.folder).length === builds) await wait(20);
  const started = Date.now();
  expect(await publishing.production.stop()).toBe(0);
  expect(Date.now() - started).toBeLessThan(5000);
  setMode(publishing.folder, {});
  await publishing.restart();
  await waitUntilIdle(publishing.production);
  expect(getBuilds(publishing.folder).length).toBeGreaterThan(builds + 1);
});

test('a build that never ends is ended', async () => {
  await publishing.production.kill();
  publishing.environment = { ...publishing.environment, REBUILD_LIMIT_SECONDS: '3' };
  await publishing.restart();
  setMode(publishing.folder, { waitMs: 60_000 });
  await callHook(publishing.production);
  const status = await waitUntilIdle(publishing.production);
  expect(status.lastBuild?.reason).toBe('The build took longer than 3 s and was ended.');
  publishing.environment = { ...publishing.environment, REBUILD_LIMIT_SECONDS: '120' };
});

/** Only root may make a small disk. */
const canMount = process.platform === 'linux' && process.getuid?.() === 0;

(canMount ? test : test.skip)('a disk that is full costs the new release and nothing else', async () => {
  await publishing.production.kill();
  const small = path.join(publishing.folder, 'small');
  const filler = path.join(small, 'filler');
  mkdirSync(small);
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=400m', 'tmpfs', small]);
  try {
    publishing.environment = { ...publishing.environment, RELEASES_DIR: path.join(small, 'releases') };
    await publishing.restart();
    const { release } = await waitUntilIdle(publishing.production);
    // Ends with an error when the disk is full, which is what it is for.
    spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=1M'], { stdio: 'ignore' });
    await wait(quietMs);
    await callHook(publishing.production);
    const full = await waitUntilIdle(publishing.production);
    expect(full).toMatchObject({ release, lastBuild: { reason: expect.stringContaining('ENOSPC') as string } });
    expect(new Set(await publishing.readNumbers()).size).toBe(1);
    rmSync(filler);
    await wait(quietMs);
    await callHook(publishing.production);
    expect(await waitUntilIdle(publishing.production)).toMatchObject({ lastBuild: { result: 'published' } });
  } finally {
    await publishing.production.kill();
    execFileSync('umount', [small]);
  }
});
