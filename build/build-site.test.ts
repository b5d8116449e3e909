import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { readReleaseSettings } from '../server/releases/release-settings';

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

test('a build that is no whole site is not published, and leaves nothing', async () => {
  const result = await publishBuild(readReleaseSettings({}), 'off');
  expect(result).toMatchObject({ status: 'failed' });
  expect(readdirSync('releases')).toEqual([]);
});
