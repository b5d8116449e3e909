import type { ContentChange } from '../../content-model/content-report';

import { createChangeTimer } from './change-timer';

const minute = 60_000;
const start = Date.parse('2026-12-01T07:00:00Z');
const toIso = (afterMs: number) => new Date(start + afterMs).toISOString();
const toChange = (afterMs: number, id: string, change: 'begins' | 'ends' = 'begins'): ContentChange => ({
  at: toIso(afterMs),
  what: [{ type: 'popUp', id, title: id === 'untitled' ? null : id, change }],
});

/** A timer over a release and a state that outlive it. */
function setUp(changes: ContentChange[]) {
  const world = { changes, handled: null as string | null, requests: [] as [number, string][] };
  const startTimer = () =>
    createChangeTimer({
      readChanges: () => Promise.resolve(world.changes),
      getHandled: () => world.handled,
      setHandled: (moment) => {
        world.handled = moment;
      },
      request: (cause) => world.requests.push([Date.now() - start, cause]),
    });
  return { world, startTimer };
}

beforeEach(() => {
  jest.useFakeTimers({ now: start });
});
afterEach(() => {
  jest.useRealTimers();
});

test('a build is requested at the moment, once, and says what begins or ends', async () => {
  const { world, startTimer } = setUp([toChange(90_000, 'Open days'), toChange(5 * minute, 'untitled', 'ends')]);
  await startTimer().check();
  await jest.advanceTimersByTimeAsync(89_999);
  expect(world.requests).toEqual([]);
  // The release stays the same: no build succeeds.
  await jest.advanceTimersByTimeAsync(60 * minute);
  expect(world.requests).toEqual([
    [90_000, 'popUp “Open days” begins'],
    [5 * minute, 'popUp untitled ends'],
  ]);
});

test('a moment is waited for that is further away than a timer can be', async () => {
  const { world, startTimer } = setUp([toChange(2 ** 31 + 30_500, 'Spring')]);
  await startTimer().check();
  await jest.advanceTimersByTimeAsync(2 ** 31 + 30_499);
  expect(world.requests).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(world.requests).toHaveLength(1);
}, 60_000);

test('what came while no process ran is requested by the next one, what was requested is not', async () => {
  const { world, startTimer } = setUp([
    toChange(minute, 'one'),
    toChange(2 * minute, 'two'),
    toChange(9 * minute, 'x'),
  ]);
  const first = startTimer();
  await first.check();
  await jest.advanceTimersByTimeAsync(minute);
  first.stop();
  await jest.advanceTimersByTimeAsync(4 * minute);
  expect(world.requests).toEqual([[minute, 'popUp “one” begins']]);
  const second = startTimer();
  expect(await second.list()).toEqual(world.changes.slice(1));
  await second.check();
  expect(world.requests.slice(1)).toEqual([[5 * minute, 'popUp “two” begins']]);
  second.stop();
  await startTimer().check();
  expect(world.requests).toHaveLength(2);
});

test('several moments that are past lead to one build', async () => {
  const { world, startTimer } = setUp([toChange(-2, 'one'), toChange(-1, 'two')]);
  await startTimer().check();
  expect(world.requests).toEqual([[0, 'popUp “one” begins; popUp “two” begins']]);
  expect(world.handled).toBe(toIso(-1));
});

test('a clock that jumps ahead is noticed within a minute', async () => {
  const { world, startTimer } = setUp([toChange(600 * minute, 'one')]);
  await startTimer().check();
  jest.setSystemTime(start + 601 * minute);
  await jest.advanceTimersByTimeAsync(minute);
  expect(world.requests).toHaveLength(1);
});

test('a clock that was ahead keeps no later moment from being seen', async () => {
  const { world, startTimer } = setUp([toChange(minute, 'one')]);
  world.handled = toIso(600 * minute);
  await startTimer().check();
  await jest.advanceTimersByTimeAsync(2 * minute);
  expect(world.requests).toHaveLength(1);
});

test('another release is noticed, at once when it is told of and else within a minute', async () => {
  const { world, startTimer } = setUp([]);
  const timer = startTimer();
  await timer.check();
  world.changes = [toChange(10_000, 'one')];
  await timer.check();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(world.requests).toHaveLength(1);
  world.changes = [toChange(20_000, 'two')];
  await jest.advanceTimersByTimeAsync(minute);
  expect(world.requests).toHaveLength(2);
});

test('a release that cannot be read is none, and is looked at again', async () => {
  const requests: string[] = [];
  const readChanges = jest.fn(() => Promise.resolve([toChange(0, 'one')]));
  readChanges.mockRejectedValueOnce(new Error('gone'));
  const timer = createChangeTimer({
    ...{ readChanges, getHandled: () => null, setHandled: () => undefined },
    request: (cause) => requests.push(cause),
  });
  await timer.check();
  expect(requests).toEqual([]);
  await jest.advanceTimersByTimeAsync(minute);
  expect(requests).toHaveLength(1);
  timer.stop();
});
