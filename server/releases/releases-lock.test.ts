/** @size medium */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { stateFiles } from '../../build/state';
import { writeBuild } from '../watch/test-release';

import { findHold } from './hold';
import { publishRelease } from './publish-release';
import { withSwitchLock } from './releases-lock';
import { rollBack } from './roll-back';

const folder = mkdtempSync(path.join(tmpdir(), 'releases-lock-'));
const releasesDir = path.join(folder, 'releases');
const toBuild = (name: string) => path.join(folder, name);
const only = ['/', '/contact'];
beforeEach(() => rmSync(releasesDir, { recursive: true, force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

/** Publishes in a process of its own. */
function publishElsewhere(build: string, keep: number): Promise<number | null> {
  const script = `
    const { publishRelease } = require('./server/releases/publish-release.ts');
    const [from, releasesDir, keep] = process.argv.slice(1);
    publishRelease({ from, releasesDir, keep: Number(keep), now: new Date() }).catch((error) => {
      console.error(error);
      process.exit(1);
    });`;
  const values = [toBuild(build), releasesDir, String(keep)];
  const child = spawn(process.execPath, ['--import', 'tsx', '-e', script, ...values], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return new Promise((resolve) => child.once('close', resolve));
}

const readServed = () =>
  ['index.html', 'contact/index.html', 'release.json', 'app-0123456789ab.js.br'].map(
    (file) => readFileSync(path.join(releasesDir, 'current', file)).length,
  );

test('of four processes that publish and prune at once each publishes a whole release', async () => {
  for (const name of ['a', 'b']) await writeBuild(toBuild(name), { words: name });
  const published = await Promise.all(['a', 'b', 'a', 'b'].map((name) => publishElsewhere(name, 3)));
  expect(published).toEqual([0, 0, 0, 0]);
  const names = readdirSync(releasesDir);
  expect(names.filter((name) => /^\d/.test(name))).toHaveLength(3);
  // Nothing is left over, and nothing locked.
  expect(names.filter((name) => /^\.\d|\.lock$/.test(name))).toEqual([]);
  expect(readServed().every((length) => length > 0)).toBe(true);
});

test('what is taken back while a release is made of it again is not published', async () => {
  await writeBuild(toBuild('good'), { only, words: 'Good' });
  await writeBuild(toBuild('bad'), { only, words: 'Bad' });
  const publish = (build: string, day: number, check?: (staged: string) => Promise<void>) =>
    publishRelease({ from: toBuild(build), releasesDir, keep: 5, now: new Date(Date.UTC(2026, 10, day)), check });
  await publish('good', 1);
  await publish('bad', 2);
  let isBack = false;
  const again = publish('bad', 3, async (staged) => {
    if ((await findHold(releasesDir, staged)) !== null) throw new Error('It was taken back.');
    // Just after the check, which is when nobody looks any more. A rollback does not wait for the publish.
    if (!isBack) await rollBack(releasesDir);
    isBack = true;
  });
  await expect(again).rejects.toThrow('It was taken back.');
  expect(readlinkSync(path.join(releasesDir, 'current'))).toBe('20261101-000000');
});

test('what a killed process had locked is free after ten seconds, and a rollback waits for a switch', async () => {
  await writeBuild(toBuild('good'), { only });
  mkdirSync(releasesDir);
  const longAgo = new Date(Date.now() - 60_000);
  for (const name of [stateFiles.publishing, stateFiles.switching]) {
    const lock = path.join(releasesDir, `${name}.lock`);
    mkdirSync(lock);
    utimesSync(lock, longAgo, longAgo);
  }
  const publish = (day: number) =>
    publishRelease({ from: toBuild('good'), releasesDir, keep: 5, now: new Date(Date.UTC(2026, 10, day)) });
  await publish(1);
  await publish(2);
  const order: string[] = [];
  const switching = withSwitchLock(releasesDir, async () => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    order.push('switched');
  });
  await Promise.all([switching, rollBack(releasesDir).then(() => order.push('rolled back'))]);
  expect(order).toEqual(['switched', 'rolled back']);
});
