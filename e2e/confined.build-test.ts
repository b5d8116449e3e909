/** @size large */
import { existsSync } from 'node:fs';
import path from 'node:path';

import { findFreePort } from '../scripts/lib/free-port';
import { getReleasesDir } from '../server/releases/releases-dir';
import { switchRelease } from '../server/releases/switch-release';

import { buildOnce, getCurrentId, startContent, startStock, toEnvironment } from './lib/build';
import { findHindrance, readContainer, readUnit, runConfined, toConfinedCommand } from './lib/confined';
import { callHook, startProduction, waitUntilIdle } from './lib/production';

/**
 * The server as its service and its container run it: as an ordinary user without a home, who may write to few folders.
 * Whatever a build wants to write anywhere else makes it fail here.
 */

const cleanUps: (() => unknown)[] = [];
beforeAll(async () => {
  await buildOnce();
  const first = getCurrentId();
  cleanUps.push(() => switchRelease(getReleasesDir(), first));
  const stock = await startStock();
  cleanUps.push(() => stock.close());
});
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

const releases = getReleasesDir();
/** What an intruder must not change: it would run with the next build or start. */
const code = ['.', '.git', 'node_modules', 'scripts', 'src'].map((folder) => path.resolve(folder));

const all = [
  { name: 'the service', confinement: readUnit(releases), closed: ['/etc', '/usr', '/var/lib', '/home', ...code] },
  { name: 'the container', confinement: readContainer(path.dirname(releases)), closed: ['/etc', '/home', ...code] },
];

describe.each(all)('$name', ({ confinement, closed }) => {
  const hindrance = findHindrance(confinement);
  const testConfined = hindrance === null ? test : test.skip;
  const note = hindrance === null ? '' : ` (${hindrance})`;

  testConfined(`cannot write anywhere else${note}`, () => {
    const tried = closed.map((folder) => {
      const file = path.join(folder, '.confined-test');
      const { status, output } = runConfined(confinement, 'sh', '-c', 'echo > "$0"', file);
      return [folder, status === 0, /Read-only file system/.test(output), existsSync(file)];
    });
    expect(tried).toEqual(closed.map((folder) => [folder, false, true, false]));
  });

  testConfined(`builds, publishes and serves all the same${note}`, async () => {
    const content = await startContent();
    cleanUps.push(() => content.close());
    const before = getCurrentId();
    const [, ...args] = confinement.command;
    const server = await startProduction(
      await findFreePort(8460),
      // Nothing of this environment is inherited, and the release that was found is served again afterwards.
      { ...toEnvironment(content), ...confinement.environment, RELEASES_DIR: releases, KEEP_RELEASES: '100' },
      [...toConfinedCommand(confinement), process.execPath, ...args],
    );
    cleanUps.push(() => server.kill());
    expect(await callHook(server)).toBe(202);
    const { lastBuild, failuresInRow, release } = await waitUntilIdle(server);
    expect({ lastBuild, failuresInRow }).toMatchObject({
      lastBuild: { result: 'published', reason: null },
      failuresInRow: 0,
    });
    expect(release).not.toBe(before);
    expect((await fetch(`${server.url}/contact`)).status).toBe(200);
    expect(await server.stop()).toBe(0);
    const lines = server
      .getOutput()
      .split('\n')
      .filter((line) => /EROFS|EACCES|EPERM|"level":"(warn|error)"/.test(line));
    expect(lines).toEqual([]);
    await content.close();
  });
});
