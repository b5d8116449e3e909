import fc from 'fast-check';

import { createRebuildQueue } from './queue';
import type { BuildOutcome } from './run-command';

const debounceMs = 1000;

/** A queue with slow builds, on fake timers. */
function setUp(
  toOutcome: (build: number) => BuildOutcome['kind'] = () => 'published',
  buildMs = 5000,
  toReason: (build: number) => string = () => '',
) {
  const begun: number[] = [];
  const due: boolean[] = [];
  const queue = createRebuildQueue({
    build: () => {
      begun.push(Date.now());
      const outcome = { kind: toOutcome(begun.length), reason: toReason(begun.length) };
      return new Promise((resolve) => setTimeout(() => resolve(outcome), buildMs));
    },
    onEnd: () => undefined,
    onDue: (isDue) => due.push(isDue),
    debounceMs,
  });
  return { queue, begun, due };
}

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
});
afterEach(() => {
  jest.useRealTimers();
});

test('fifty calls in a second lead to two builds', async () => {
  for (const buildMs of [5, 500, 5000]) {
    const { queue, begun } = setUp(undefined, buildMs);
    for (let call = 0; call < 50; call += 1) {
      queue.request();
      await jest.advanceTimersByTimeAsync(20);
    }
    await jest.advanceTimersByTimeAsync(60_000);
    expect(begun).toHaveLength(2);
    expect(queue.getState()).toEqual({ isBuilding: false, isWanted: false, retryAt: null });
  }
});

test('the first call starts a build at once', async () => {
  const { queue, begun } = setUp();
  queue.request();
  expect(begun).toEqual([0]);
  await jest.advanceTimersByTimeAsync(60_000);
  queue.request();
  expect(begun).toEqual([0, 60_000]);
});

test('calls that never pause are built nevertheless', async () => {
  const { queue, begun } = setUp();
  for (let call = 0; call < 100; call += 1) {
    queue.request();
    await jest.advanceTimersByTimeAsync(500);
  }
  expect(begun.length).toBeGreaterThan(2);
  expect(begun.length).toBeLessThan(6);
});

test('a build that was busy or stopped stays due', async () => {
  const { queue, begun, due } = setUp((build) => (build === 1 ? 'busy' : 'published'));
  queue.request();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(begun).toHaveLength(2);
  expect(due.at(-1)).toBe(false);
  const stopped = setUp(() => 'stopped');
  stopped.queue.request();
  stopped.queue.stop();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(stopped.begun).toHaveLength(1);
  expect(stopped.due.at(-1)).toBe(true);
});

const minute = 60_000;

test.each(['failed', 'refused'] as const)(
  'a build that is %s stays due, and is retried after increasing delays',
  async (kind) => {
    const { queue, begun, due } = setUp((build) => (build < 8 ? kind : 'published'), 0);
    queue.request();
    await jest.advanceTimersByTimeAsync(minute);
    expect([due.at(-1), queue.getState().retryAt]).toEqual([true, 5 * minute]);
    await jest.advanceTimersByTimeAsync(24 * 60 * minute);
    expect(begun.map((at) => Math.round(at / minute))).toEqual([0, 5, 15, 35, 75, 135, 195, 255]);
    expect([due.at(-1), queue.getState().retryAt]).toEqual([false, null]);
  },
);

test('a call does not wait for the next retry, and replaces it', async () => {
  const { queue, begun } = setUp((build) => (build === 1 ? 'refused' : 'published'), 0);
  queue.request();
  await jest.advanceTimersByTimeAsync(minute);
  queue.request();
  await jest.advanceTimersByTimeAsync(60 * minute);
  expect(begun).toEqual([0, minute]);
});

test('calls during an outage are tried at once, and do not put off the next retry by more each time', async () => {
  const { queue, begun } = setUp(
    () => 'refused',
    0,
    (build) => `No answer after ${String(30 + build)} s`,
  );
  for (let call = 0; call < 10; call += 1) {
    queue.request();
    await jest.advanceTimersByTimeAsync(minute);
  }
  expect(begun).toHaveLength(10);
  expect(queue.getState().retryAt).toBe(9 * minute + 5 * minute);
});

test('another failure begins with the shortest delay again', async () => {
  const { queue } = setUp(
    () => 'refused',
    0,
    (build) => (build < 4 ? 'The CMS is down.' : 'A page throws.'),
  );
  queue.request();
  await jest.advanceTimersByTimeAsync(36 * minute);
  expect(Math.round((queue.getState().retryAt ?? 0) / minute)).toBe(35 + 5);
});

test('a stopped queue retries nothing', async () => {
  const { queue, begun, due } = setUp(() => 'refused');
  queue.request();
  queue.stop();
  await jest.advanceTimersByTimeAsync(60 * minute);
  expect([begun.length, due.at(-1)]).toEqual([1, true]);
});

test('builds never overlap, and one starts after the last call', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 4000 }), { minLength: 1, maxLength: 30 }), async (pauses) => {
      const { queue, begun, due } = setUp(undefined, 1500);
      let last = 0;
      for (const pause of pauses) {
        await jest.advanceTimersByTimeAsync(pause);
        queue.request();
        last = Date.now();
      }
      await jest.advanceTimersByTimeAsync(60_000);
      expect(begun.at(-1)).toBeGreaterThanOrEqual(last);
      for (const [index, at] of begun.entries()) expect(at - (begun[index - 1] ?? -1500)).toBeGreaterThanOrEqual(1500);
      expect(begun.length).toBeLessThanOrEqual(pauses.length);
      expect(due.at(-1)).toBe(false);
    }),
    { numRuns: 50 },
  );
});
