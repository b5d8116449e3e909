/** @size medium */
import { cpSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type * as Faults from '../../src/testing/faults/faults';
import { failEveryCall } from '../../src/testing/faults/faults';
import { writeBuild } from '../watch/test-release';

import { pageFactsFile } from './collect-pages';
import { findHold } from './hold';
import { publishRelease } from './publish-release';
import { rollBack } from './roll-back';

jest.mock('node:fs/promises', () =>
  jest.requireActual<typeof Faults>('../../src/testing/faults/faults').toFailingPromises(),
);

const folder = mkdtempSync(path.join(tmpdir(), 'faults-'));
const [first, second, releasesDir] = ['first', 'second', 'releases'].map((name) => path.join(folder, name)) as [
  string,
  string,
  string,
];
const toDate = (day: number) => new Date(Date.UTC(2026, 10, day));
const publish = (from: string, day: number, keep = 5) =>
  publishRelease({
    ...{ from, releasesDir, keep, now: toDate(day) },
    check: async (staged) => {
      if ((await findHold(releasesDir, staged)) !== null) throw new Error('It was taken back.');
    },
  });

beforeAll(async () => {
  const only = ['/', '/contact'];
  await writeBuild(first, { only, words: 'Before' });
  await writeBuild(second, { only, words: 'After' });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Every file of a folder with its text. */
const read = (dir: string) =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(path.join(dir, name)).isFile())
    .sort()
    .map((name) => [name, readFileSync(path.join(dir, name), 'latin1')] as const);
/** Whether a whole release of a build is served. Its compressed forms are not in the build. */
function isServed(build: string): boolean {
  const files = new Map(read(getServed()));
  return read(build).every(([name, text]) => name === pageFactsFile || files.get(name) === text);
}
const expectServed = (build: string): Promise<void> => expect(Promise.resolve(isServed(build))).resolves.toBe(true);
const getServed = () => path.join(releasesDir, readlinkSync(path.join(releasesDir, 'current')));

type Case = {
  prepare: () => Promise<unknown>;
  run: () => Promise<unknown>;
  /** What may be served after a fault: releases of these builds. */
  served: readonly string[];
  /** After the next run without a fault. */
  expectHealed: () => Promise<void>;
};

/** Fails every call in turn, until there is none left. @returns how many there were */
async function failEach({ prepare, run, served, expectHealed }: Case): Promise<number> {
  rmSync(releasesDir, { recursive: true, force: true });
  await prepare();
  const prepared = path.join(folder, 'prepared');
  rmSync(prepared, { recursive: true, force: true });
  cpSync(releasesDir, prepared, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
  return failEveryCall({
    reset() {
      rmSync(releasesDir, { recursive: true, force: true });
      cpSync(prepared, releasesDir, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
    },
    run,
    check(at) {
      const isWhole = served.some((build) => isServed(build));
      expect({ at, isWhole }).toEqual({ at, isWhole: true });
    },
    async heal() {
      await run().catch(() => undefined);
      await expectHealed();
    },
  });
}

test('whichever file operation of a publish fails, a whole release is served, and the next publish puts it right', async () => {
  const calls = await failEach({
    prepare: () => publish(first, 1),
    run: () => publish(second, 2),
    served: [first, second],
    expectHealed: () => expectServed(second),
  });
  expect(calls).toBeGreaterThan(50);
});

test('old releases that could not be removed go with the next publish', async () => {
  await failEach({
    prepare: async () => {
      for (const day of [1, 2, 3]) await publish(first, day);
    },
    run: () => publish(second, 4, 2),
    served: [first, second],
    expectHealed: async () => {
      await expectServed(second);
      const ids = readdirSync(releasesDir).filter((name) => /^\.?\d/.test(name));
      expect(ids.filter((name) => !name.startsWith('.'))).toHaveLength(2);
      expect(ids.filter((name) => name.startsWith('.'))).toEqual([]);
    },
  });
});

test('a rollback that fails is done by the next one, and what it takes back is held', async () => {
  const calls = await failEach({
    prepare: async () => {
      await publish(first, 1);
      await publish(second, 2);
    },
    run: () => rollBack(releasesDir, '20261101-000000'),
    served: [first, second],
    expectHealed: async () => {
      await expectServed(first);
      expect(await findHold(releasesDir, second)).not.toBeNull();
    },
  });
  expect(calls).toBeGreaterThan(10);
});

test('what was taken back is not published, whatever cannot be read', async () => {
  await failEach({
    prepare: async () => {
      await publish(first, 1);
      await publish(second, 2);
      await rollBack(releasesDir);
    },
    run: () => publish(second, 3),
    served: [first],
    expectHealed: () => expectServed(first),
  });
});
