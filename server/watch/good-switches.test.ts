/** @size medium */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { publishRelease } from '../releases/publish-release';
import { createSiteServer } from '../site/create-site-server';

import { createWatch } from './create-watch';
import { openAnswers } from './open-answers';
import type { Ask } from './open-page';
import { openRelease } from './open-release';
import { stockItemPath, writeBuild } from './test-release';
import { toWatchedPages } from './watched-pages';

const switches = 1000;

/** Numbers from 0 to 1 that look like chance, and are the same in each run (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

test('of a thousand good switches none raises an alarm, whatever bots, open tabs, extensions and the stock API do', async () => {
  const random = createRandom(7);
  const folder = mkdtempSync(path.join(tmpdir(), 'good-'));
  const [releasesDir, buildDir] = [path.join(folder, 'releases'), path.join(folder, 'build')];
  mkdirSync(releasesDir);
  const server = await createSiteServer({ releasesDir });
  const toAsk =
    (of: typeof server, isFlaky: boolean): Ask =>
    async (url) => {
      // One request of a thousand fails, as behind a machine that is busy.
      if (isFlaky && random() < 0.001) throw new Error('The operation was aborted due to timeout');
      const { statusCode: status, headers, rawPayload: body } = await of.inject(url);
      return { status, headers: new Headers(headers as Record<string, string>), body };
    };
  let now = Date.UTC(2026, 10, 1);
  const alarms: string[] = [];
  let opened = 0;
  const watch = createWatch({
    ...{ releasesDir, minutes: 5, now: () => now, pause: () => Promise.resolve() },
    open:
      ({ release, paths, isBefore }) =>
      async (kinds) => {
        const of = isBefore ? await createSiteServer({ releasesDir, release }) : server;
        const ask = toAsk(of, !isBefore);
        opened += 1;
        const answers = await openAnswers(toAsk(of, false), paths, kinds);
        return [
          ...answers,
          ...(await openRelease({ folder: path.join(releasesDir, release), id: release, ask, kinds })),
        ];
      },
    takeBack: (to, reason) => Promise.resolve(void alarms.push(`back to ${to}: ${reason}`)),
    tell: (event, release, reason) => Promise.resolve(void alarms.push(`${event} ${release}: ${reason}`)),
  });
  /** Some time of a site that visitors, bots and browsers of all kinds use. */
  const pass = (seconds: number, isOutage: boolean) => {
    const visits = Math.floor(random() * 60);
    for (let visit = 0; visit < visits; visit += 1) {
      watch.addAnswer('/', 200);
      // Machines that nobody knows while the stock API does not answer; what bots try; what tabs of old releases want.
      if (isOutage) watch.addAnswer('/occasions/tractors/new-300000', 503);
      if (random() < 0.3) watch.addAnswer(`/wp-login-${String(visit)}.php`, 404);
      if (random() < 0.1) watch.addAnswer(`/page-data/wp-${String(visit)}/page-data.json`, 404);
      if (random() < 0.05) watch.addAnswer('/app-ffffffffffff.js', 404);
      if (random() < 0.01) watch.addAnswer('/contact', 500);
      if (random() < 0.02) watch.addReport('policy', `script-src ${String(Math.floor(random() * 5))}`);
      if (random() < 0.02) watch.addReport('script', 'of an extension');
    }
    now += seconds * 1000;
  };
  await writeBuild(buildDir, { only: toWatchedPages({ machines: [stockItemPath] }).map((page) => page.path) });
  const publish = () => publishRelease({ from: buildDir, releasesDir, keep: 3, now: new Date(now) });
  await publish();
  await watch.check();
  for (let minute = 0; minute < 5; minute += 1) pass(60, false);
  for (let count = 0; count < switches; count += 1) {
    const isOutage = random() < 0.05;
    await publish();
    const { release } = watch.getStatus();
    await watch.check();
    for (let part = 0; part < 4; part += 1) pass(7, isOutage);
    // Pages are opened again only where more of something was counted.
    await watch.check();
    for (let part = 0; part < 4; part += 1) pass(70, isOutage);
    expect(watch.getStatus().release).not.toBe(release);
  }
  await watch.check();
  expect(alarms).toEqual([]);
  expect(watch.getStatus()).toMatchObject({ state: 'good', reason: null });
  expect(opened).toBeGreaterThan(switches);
  expect(await readdir(releasesDir)).toHaveLength(4);
  rmSync(folder, { recursive: true });
  // Half a minute as a rule; a thousand releases are written, which takes ten times as long on a busy disk.
}, 900_000);
