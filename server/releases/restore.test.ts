/** @size medium */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { createSiteServer } from '../site/create-site-server';
import { writeBuild } from '../watch/test-release';

import { readHolds } from './hold';
import { listFiles } from './list-files';
import { getCurrentRelease } from './list-releases';
import { publishRelease } from './publish-release';
import { rollBack } from './roll-back';

const folder = mkdtempSync(path.join(tmpdir(), 'restore-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The drill of `docs/operating.md`: what is not in git is brought to an empty machine, which serves the same. */
test('a copy of the releases, unpacked elsewhere, serves the same bytes, goes on with what is held, and takes no more room', async () => {
  const [from, build, to] = ['releases', 'build', 'other/releases'].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ];
  for (const day of [1, 2, 3]) {
    await writeBuild(build, { words: `Day ${String(day)}` });
    await publishRelease({ from: build, releasesDir: from, keep: 5, now: new Date(Date.UTC(2026, 10, day)) });
  }
  await rollBack(from);
  const backup = path.join(folder, 'backup.tar');
  execFileSync('tar', ['-C', folder, '--format=posix', '-cf', backup, 'releases']);
  mkdirSync(path.dirname(to));
  execFileSync('tar', ['-C', path.dirname(to), '-xf', backup]);

  const current = (await getCurrentRelease(from)) ?? '';
  const files = await listFiles(current);
  expect(files.length).toBeGreaterThan(50);
  const servers = await Promise.all([from, to].map((releasesDir) => createSiteServer({ releasesDir })));
  const paths = ['/', '/contact', '/nowhere', '/contact/', ...files.map((file) => `/${file}`)];
  for (const url of paths) {
    const [one, other] = await Promise.all(servers.map((server) => server.inject({ url })));
    expect([url, other?.statusCode, other?.headers.etag]).toEqual([url, one?.statusCode, one?.headers.etag]);
    expect([url, other?.rawPayload.equals(one?.rawPayload ?? Buffer.alloc(0))]).toEqual([url, true]);
  }
  await Promise.all(servers.map((server) => server.close()));
  expect(await readHolds(to)).toEqual(await readHolds(from));
  expect(await readHolds(to)).toHaveLength(1);
  // Unchanged files of the three releases are one file each.
  expect(statSync(path.join(to, path.basename(current), 'brands/index.html')).nlink).toBe(3);
});
