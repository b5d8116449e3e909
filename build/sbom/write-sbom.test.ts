import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { sbomFile } from '../../server/releases/add-sbom';

import { writeSbom } from './write-sbom';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sbom-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a build has a bill of materials', async () => {
  await writeSbom(folder);
  expect(JSON.parse(readFileSync(path.join(folder, sbomFile), 'utf8'))).toMatchObject({ bomFormat: 'CycloneDX' });
});

test('without a lock file it has none, not even the one of before, says so and goes on', async () => {
  const warn = jest.spyOn(console, 'warn').mockReturnValue(undefined);
  writeFileSync(path.join(folder, sbomFile), '{}');
  await writeSbom(folder, path.join(folder, 'package-lock.json'));
  expect(existsSync(path.join(folder, sbomFile))).toBe(false);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('no bill of materials (SBOM), because'));
});
