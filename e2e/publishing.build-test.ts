/** @size large */
import { execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

import { startNginx } from '../bench/lib/nginx';
import { findFreePort } from '../scripts/lib/free-port';
import { readDescription } from '../server/releases/description';
import { getCurrentRelease } from '../server/releases/list-releases';
import { getReleasesDir } from '../server/releases/releases-dir';

import { callHook, getBuilds, setMode, startProduction, waitUntilIdle } from './lib/production';
import { machines, quietMs, startPublishing, type Publishing } from './lib/publishing';

let publishing: Publishing;
beforeAll(async () => {
  publishing = await startPublishing();
});
afterAll(() => publishing.close());
beforeEach(() => {
  setMode(publishing.folder, {});
});

test('without a release the first one is built by itself, and health tells', async () => {
  expect((await fetch(`${publishing.production.url}/health/live`)).status).toBe(200);
  await waitUntilIdle(publishing.production);
  expect((await fetch(`${publishing.production.url}/health/ready`)).status).toBe(200);
  expect(new Set(await publishing.readNumbers())).toEqual(new Set([1]));
});

test('fifty calls in a second are two builds, and the second one begins after the last call', async () => {
  await wait(quietMs);
  setMode(publishing.folder, { waitMs: 1200 });
  const before = getBuilds(publishing.folder).length;
  const statuses: Promise<number>[] = [];
  for (let call = 0; call < 50; call += 1) {
    statuses.push(callHook(publishing.production));
    await wait(20);
  }
  expect(new Set(await Promise.all(statuses))).toEqual(new Set([202]));
  await waitUntilIdle(publishing.production);
  expect(getBuilds(publishing.folder)).toHaveLength(before + 2);
  expect(new Set(await publishing.readNumbers())).toEqual(new Set([before + 2]));
});

test('a build that fails is tried once without caches', async () => {
  setMode(publishing.folder, { fails: 'The cache is broken.' });
  const before = getBuilds(publishing.folder).length;
  await callHook(publishing.production);
  const status = await waitUntilIdle(publishing.production);
  expect(getBuilds(publishing.folder).slice(before)).toEqual(['', '--clean']);
  expect(status.lastBuild).toMatchObject({ result: 'published', reason: null });
});

test('a build without machines is refused: what was online stays, and the reason is told until it is over', async () => {
  setMode(publishing.folder, { machines: 0 });
  const current = publishing.getCurrent();
  await callHook(publishing.production);
  const status = await waitUntilIdle(publishing.production);
  const reason = `The build has 0 machines where there were ${String(machines)}.`;
  expect(status).toMatchObject({ release: current, failuresInRow: 1, isDue: true, lastBuild: { result: 'refused' } });
  expect(status.lastBuild?.reason).toContain(reason);
  expect(publishing.getCurrent()).toBe(current);
  setMode(publishing.folder, {});
  await wait(quietMs);
  await callHook(publishing.production);
  expect(await waitUntilIdle(publishing.production)).toMatchObject({ failuresInRow: 0 });
  await wait(200);
  expect(publishing.notices.map(({ event }) => event)).toEqual(['failed', 'recovered']);
  expect(publishing.notices[0]?.text).toContain(reason);
});

test('an earlier release is served again without a build, and the next build is served after it', async () => {
  const builds = getBuilds(publishing.folder).length;
  const [newest, ...others] = [publishing.getCurrent(), ...(await publishing.readNumbers())];
  const rollback = ['--import', 'tsx', 'scripts/rollback.ts'];
  const output = execFileSync(process.execPath, rollback, {
    env: { ...process.env, ...publishing.environment },
    encoding: 'utf8',
  });
  expect(output).toContain(`in place of ${newest}`);
  expect(Math.max(...(await publishing.readNumbers()))).toBeLessThan(Math.min(...others));
  expect(getBuilds(publishing.folder)).toHaveLength(builds);
  await callHook(publishing.production);
  await waitUntilIdle(publishing.production);
  expect(new Set(await publishing.readNumbers())).toEqual(new Set([builds + 1]));
});

test('a second process at the same port says so and touches nothing', async () => {
  const builds = getBuilds(publishing.folder).length;
  const second = await startProduction(publishing.port, publishing.environment);
  expect(second.getOutput()).toContain(`Port ${String(publishing.port)} is taken`);
  expect(second.process.exitCode).toBe(1);
  expect(getBuilds(publishing.folder)).toHaveLength(builds);
});

test('two processes that build at once wait for each other', async () => {
  setMode(publishing.folder, { waitMs: 500 });
  const other = await startProduction(await findFreePort(publishing.port + 1), publishing.environment);
  await Promise.all([callHook(publishing.production), callHook(other)]);
  const statuses = await Promise.all([waitUntilIdle(publishing.production), waitUntilIdle(other)]);
  await other.kill();
  expect(statuses.map(({ lastBuild }) => lastBuild?.result)).toEqual(['published', 'published']);
  expect(new Set(await publishing.readNumbers())).toEqual(new Set([getBuilds(publishing.folder).length]));
});

test('while releases come one after the other no request fails and no page is mixed', async () => {
  await publishing.production.kill();
  await publishing.restart();
  let isOver = false;
  const hammer = async (page: string) => {
    let answers = 0;
    while (!isOver) {
      const response = await fetch(publishing.production.url + page);
      const text = await response.text();
      expect([response.status, text.trimEnd().endsWith('</html>')]).toEqual([200, true]);
      answers += 1;
    }
    return answers;
  };
  const hammers = ['/', '/contact', '/en/contact', '/occasions'].map(hammer);
  for (let release = 0; release < 3; release += 1) {
    await callHook(publishing.production);
    await waitUntilIdle(publishing.production);
  }
  isOver = true;
  for (const answers of await Promise.all(hammers)) expect(answers).toBeGreaterThan(20);
});

test('the policy of a whole build names a handful of scripts, and nginx serves the build as it is told to', async () => {
  const description = await readDescription((await getCurrentRelease(getReleasesDir())) ?? '');
  const policy = description?.contentSecurityPolicy ?? '';
  expect(policy.match(/'sha256-/g)?.length).toBeLessThan(12);
  const nginx = startNginx(getReleasesDir(), await findFreePort(publishing.port + 1));
  if (nginx === null) return;
  try {
    for (const page of ['/', '/de/kontakt', description?.machines[0] ?? '']) {
      const { status, headers } = await askWhenUp(nginx.url + page);
      expect([page, status, headers.get('content-security-policy')]).toEqual([page, 200, policy]);
    }
  } finally {
    nginx.stop();
  }
});

/** nginx listens a moment after it was started, unless it does not understand what it was told. */
async function askWhenUp(url: string, tries = 50): Promise<Response> {
  try {
    return await fetch(url);
  } catch (error) {
    if (tries === 0) throw error;
    await wait(100);
    return askWhenUp(url, tries - 1);
  }
}
