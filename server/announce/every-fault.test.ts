/** @size medium */
import { rmSync } from 'node:fs';
import path from 'node:path';

import { stateFiles } from '../../build/state';
import type * as Faults from '../../src/testing/faults/faults';
import { failEveryCall, failNetwork } from '../../src/testing/faults/faults';

import type { Announcer } from './announcer';
import { after, before, changed, createTestEngine, type TestEngine } from './test-engine';

jest.mock('node:fs', () => jest.requireActual<typeof Faults>('../../src/testing/faults/faults').toFailingSync());
jest.mock('node:fs/promises', () =>
  jest.requireActual<typeof Faults>('../../src/testing/faults/faults').toFailingPromises(),
);
failNetwork();

const hourMs = 3_600_000;
let engine: TestEngine;
let announcer: Announcer;

beforeEach(() => {
  for (const method of ['log', 'error'] as const) jest.spyOn(console, method).mockReturnValue(undefined);
});
afterEach(() => jest.restoreAllMocks());

/** What one process announced, and a release that came while none ran. */
async function prepare(): Promise<void> {
  engine = await createTestEngine();
  await engine.publish(before);
  announcer = engine.start();
  await announcer.check();
  await engine.publish(after);
}

test.each([
  ['the process goes on', () => announcer],
  ['another process goes on', () => engine.start()],
])('whichever call of announcing fails, what changed is announced, and nothing else, when %s', async (_, goOn) => {
  const calls = await failEveryCall({
    reset: prepare,
    async run() {
      announcer = engine.start();
      await announcer.check();
    },
    check: () => undefined,
    async heal(at) {
      engine.now += hourMs;
      announcer = goOn();
      await announcer.check();
      const posted = [...new Set(engine.posts.flat())].sort();
      expect([at, posted, announcer.getStatus().due]).toEqual([at, changed, 0]);
      // An answer that was lost, or a note that could not be written, has it announced once more at most.
      expect(engine.posts.length).toBeLessThanOrEqual(2);
      await announcer.check();
      const told = engine.posts.length;
      await engine.start().check();
      expect([at, engine.posts.length]).toEqual([at, told]);
      await engine.close();
    },
  });
  expect(calls).toBeGreaterThan(10);
});

test('without a note of what was announced nothing is', async () => {
  await prepare();
  announcer.stop();
  rmSync(path.join(engine.releasesDir, stateFiles.announced));
  await engine.start().check();
  expect(engine.posts).toEqual([]);
  await engine.close();
});
