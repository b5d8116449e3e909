/** @size medium */
import { mkdirSync, mkdtempSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { switchRelease } from './switch-release';

const folder = mkdtempSync(path.join(tmpdir(), 'switch-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each(['20261122-120000', ''])('a release that is not there (“%s”) is never served', async (id) => {
  mkdirSync(path.join(folder, '20261121-120000'), { recursive: true });
  await switchRelease(folder, '20261121-120000');
  await expect(switchRelease(folder, id)).rejects.toThrow(`There is no release “${id}”`);
  expect(readlinkSync(path.join(folder, 'current'))).toBe('20261121-120000');
});
