/** @size medium */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { readReleaseSettings } from '../server/releases/release-settings';
import { writeBuild } from '../server/watch/test-release';

import { publishBuild } from './build-site';

const project = process.cwd();
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'new-code-'));
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

test('new code is opened in a browser before the switch; one that does not work is named, and keeps nothing back', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await writeBuild('public');
  const publish = () => publishBuild(readReleaseSettings({}), '/bin/false');
  expect(await publish()).toMatchObject({ status: 'published' });
  expect(warned.mock.calls).toEqual([]);
  await writeBuild('public', { script: 'void 0' });
  expect(await publish()).toMatchObject({ status: 'published' });
  expect(warned.mock.calls).toEqual([[expect.stringContaining('/bin/false does not work')]]);
});
