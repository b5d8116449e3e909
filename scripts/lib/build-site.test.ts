import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { readReleaseSettings } from '../../server/releases/release-settings';

import { publishBuild } from './build-site';

const project = process.cwd();
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'built-'));
  mkdirSync(path.join(folder, 'public'));
  writeFileSync(path.join(folder, 'public/index.html'), 'all that was written');
  process.chdir(folder);
  process.env.RELEASES_DIR = path.join(folder, 'releases');
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  process.chdir(project);
  delete process.env.RELEASES_DIR;
  rmSync(folder, { recursive: true });
  jest.restoreAllMocks();
});

test('what was copied while Gatsby still had to end is not published when it ends badly', async () => {
  const ended = Promise.resolve({ status: 'failed' as const, reason: 'No room on the disk.' });
  const result = await publishBuild(readReleaseSettings({}), { ended });
  expect(result).toEqual({ status: 'failed', reason: 'No room on the disk.' });
  expect(readdirSync('releases')).toEqual([]);
});

test('nothing is served before it has ended', async () => {
  let end: (gatsby: { status: 'failed'; reason: string }) => void = () => undefined;
  const ended = new Promise<{ status: 'failed'; reason: string }>((resolve) => (end = resolve));
  const publishing = publishBuild(readReleaseSettings({}), { ended });
  // The copy takes a moment; the rest waits for Gatsby.
  await expect(Promise.race([publishing, new Promise((resolve) => setTimeout(resolve, 1000, 'waits'))])).resolves.toBe(
    'waits',
  );
  expect(readdirSync('releases').filter((name) => !name.startsWith('.'))).toEqual([]);
  end({ status: 'failed', reason: 'It was stopped.' });
  expect(await publishing).toEqual({ status: 'failed', reason: 'It was stopped.' });
});
