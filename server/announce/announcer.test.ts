/** @size medium */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { rollBack } from '../releases/roll-back';

import { createAnnouncer } from './announcer';
import { maxAddresses } from './post-addresses';
import { after, before, changed, createTestEngine, key, siteUrl, type TestEngine } from './test-engine';

let engine: TestEngine;

beforeEach(async () => {
  for (const method of ['log', 'error'] as const) jest.spyOn(console, method).mockReturnValue(undefined);
  engine = await createTestEngine();
});
afterEach(async () => {
  await engine.close();
  jest.restoreAllMocks();
});

test('exactly what came, changed or went is announced, once; the first release is not', async () => {
  const { check, getStatus } = engine.start();
  await check();
  await engine.publish(before);
  await check();
  expect(engine.posts).toEqual([]);
  await engine.publish(after);
  await check();
  await check();
  expect(engine.posts).toEqual([changed]);
  expect(getStatus()).toEqual({ due: 0, lastAcceptedAt: '2026-11-30T12:00:00.000Z', nextRetry: null });
});

test('new code, which writes every page anew, announces nothing', async () => {
  const { check } = engine.start();
  await engine.publish(before);
  await check();
  await engine.publish(before, 'app-2.js');
  await check();
  expect(engine.posts).toEqual([]);
});

test('a rollback is a switch', async () => {
  const { check } = engine.start();
  await engine.publish(before);
  await check();
  await engine.publish(after);
  await check();
  await rollBack(engine.releasesDir);
  await check();
  expect(engine.posts).toEqual([changed, changed]);
});

test('what changed back before it could be announced is not announced', async () => {
  const { check, getStatus } = engine.start();
  await engine.publish(before);
  await check();
  engine.answers = [{ status: 503 }];
  await engine.publish(after);
  await check();
  expect(getStatus().due).toBe(3);
  await rollBack(engine.releasesDir);
  engine.now += 3_600_000;
  await check();
  expect([engine.posts.length, getStatus().due]).toEqual([1, 0]);
});

test('what changed while no process ran is announced by the next one, although the release before is gone', async () => {
  await engine.publish(before);
  await engine.start().check();
  for (const text of ['a', 'b', 'new']) await engine.publish({ ...after, '/changed': text });
  await engine.start().check();
  expect(engine.posts).toEqual([changed]);
});

test('more addresses than a post may have are several posts', async () => {
  const { check } = engine.start();
  await engine.publish({ '/': 'home' });
  await check();
  // Stock items that are shown live have no files.
  const many = Array.from({ length: maxAddresses + 5 }, (_, index) => `/item-${String(index)}`);
  await engine.publish({ '/': 'home' });
  const sitemap = path.join(engine.releasesDir, 'current/sitemaps/nl-1.xml');
  const text = readFileSync(sitemap, 'utf8');
  rmSync(sitemap);
  writeFileSync(sitemap, text + many.map((page) => `<url><loc>${siteUrl}${page}</loc></url>`).join(''));
  await check();
  expect(engine.posts.map(({ length }) => length)).toEqual([maxAddresses, 5]);
});

test('a release of another address is not announced, and said', async () => {
  await engine.publish(before);
  const other = createAnnouncer({
    settings: { key, endpoint: 'http://127.0.0.1:1' },
    ...{ releasesDir: engine.releasesDir, siteUrl: 'https://other.example' },
  });
  await other.check();
  await engine.publish(after);
  await other.check();
  other.stop();
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining(`of ${siteUrl}, and SITE_URL is`));
});

test('a switch is announced within ten seconds, without being asked', async () => {
  await engine.publish(before);
  const { check } = engine.start(engine.endpoint, true);
  await check();
  await engine.publish(after);
  const started = Date.now();
  while (engine.posts.length === 0 && Date.now() - started < 10_000)
    await new Promise((resolve) => setTimeout(resolve, 100));
  expect(engine.posts).toEqual([changed]);
  // What it writes down must not come after the end of the test.
  await check();
});
