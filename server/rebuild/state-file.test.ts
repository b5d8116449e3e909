/** @size medium */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { stateFiles } from '../../build/state';
import type * as Faults from '../../src/testing/faults/faults';
import { failEveryCall } from '../../src/testing/faults/faults';

import { openStateFile } from './state-file';

jest.mock('node:fs', () => jest.requireActual<typeof Faults>('../../src/testing/faults/faults').toFailingSync());

const folder = mkdtempSync(path.join(tmpdir(), 'state-'));
const file = path.join(folder, stateFiles.rebuild);
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => {
  rmSync(file, { force: true });
  jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

const readDisk = () => JSON.parse(readFileSync(file, 'utf8')) as object;

test('the first process of all has nothing to build; what a process wrote the next one reads', () => {
  const first = openStateFile(folder);
  expect(first.get()).toMatchObject({ isDue: false, lastBuild: null });
  first.update({ isDue: true, failuresInRow: 2 });
  expect(openStateFile(folder).get()).toMatchObject({ isDue: true, failuresInRow: 2 });
});

test('whichever operation fails, the file is whole, what was due stays due, and the next write puts it right', async () => {
  let state = openStateFile(folder);
  const calls = await failEveryCall({
    reset() {
      rmSync(file, { force: true });
      openStateFile(folder).update({ isDue: true, failuresInRow: 1 });
    },
    run() {
      state = openStateFile(folder);
      state.update({ failuresInRow: 2 });
    },
    check(at) {
      expect({ at, ...state.get() }).toMatchObject({ at, isDue: true, failuresInRow: 2 });
      expect({ at, ...readDisk() }).toMatchObject({ at, isDue: true, failuresInRow: expect.any(Number) as number });
    },
    heal(at) {
      // Nothing new, and what could not be written is.
      state.update({});
      expect({ at, ...readDisk() }).toMatchObject({ at, isDue: true, failuresInRow: 2 });
    },
  });
  expect(calls).toBe(3);
});

test('the same is not written twice', () => {
  const state = openStateFile(folder);
  state.update({ isDue: true });
  rmSync(file);
  state.update({ isDue: true });
  expect(() => readDisk()).toThrow('ENOENT');
});

test('a damaged file counts as a build that is due: one too many does no harm, one too few does', () => {
  writeFileSync(file, '{"isDue":fal');
  expect(openStateFile(folder).get()).toMatchObject({ isDue: true });
  writeFileSync(file, '{"isDue":"no"}');
  expect(openStateFile(folder).get()).toMatchObject({ isDue: true });
});
