/** @size medium */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { findWriteFault } from './releases-dir';

const before = process.env.RELEASES_DIR;
const folder = mkdtempSync(path.join(tmpdir(), 'releases-'));
afterAll(() => {
  if (before === undefined) delete process.env.RELEASES_DIR;
  else process.env.RELEASES_DIR = before;
  rmSync(folder, { recursive: true });
});

test('a folder of the user has no fault', () => {
  process.env.RELEASES_DIR = folder;
  expect(findWriteFault()).toBeNull();
});

test('a folder that cannot be written is named before the first build', () => {
  process.env.RELEASES_DIR = path.join(folder, 'missing');
  expect(findWriteFault()).toMatch(/^No build can be published: .*missing/);
});
