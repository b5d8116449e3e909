/** @size medium */
import { mkdirSync, mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { withBuildLock } from './build-lock';

const before = process.cwd();
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(before);
  rmSync(folder, { recursive: true });
});

test('a second build is refused while one is going on, and goes ahead after it', async () => {
  await withBuildLock(async () => {
    await expect(withBuildLock(() => Promise.resolve('second'))).rejects.toThrow('Another build');
  });
  expect(await withBuildLock(() => Promise.resolve('later'))).toBe('later');
}, 30_000);

test('what a failed or a killed build left behind stops nobody', async () => {
  await expect(withBuildLock(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  mkdirSync('.build/lock', { recursive: true });
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync('.build/lock', longAgo, longAgo);
  expect(await withBuildLock(() => Promise.resolve('next'))).toBe('next');
});
