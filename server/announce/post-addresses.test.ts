/** @size medium */
import { after, before, changed, createTestEngine, key, siteUrl, type TestEngine } from './test-engine';

let engine: TestEngine;

beforeEach(async () => {
  for (const method of ['log', 'error'] as const) jest.spyOn(console, method).mockReturnValue(undefined);
  engine = await createTestEngine();
});
afterEach(async () => {
  await engine.close();
  jest.restoreAllMocks();
});

test.each([
  ['429 with Retry-After', { status: 429, headers: { 'retry-after': '300' } }, 300_000],
  ['429', { status: 429 }, 30_000],
  ['503', { status: 503 }, 30_000],
])('%s is tried again after a pause, also by the next process', async (_name, answer, pause) => {
  const first = engine.start();
  await engine.publish(before);
  await first.check();
  engine.answers = [answer];
  await engine.publish(after);
  await first.check();
  expect(first.getStatus().nextRetry).toBe(new Date(engine.now + pause).toISOString());
  const next = engine.start();
  engine.now += pause - 1;
  await next.check();
  expect([engine.posts.length, next.getStatus().due]).toEqual([1, 3]);
  engine.now += 1;
  await next.check();
  expect(engine.posts[1]).toEqual(changed);
  expect(next.getStatus()).toMatchObject({ due: 0, nextRetry: null });
});

test('pauses grow while the network fails, and changes add up', async () => {
  const first = engine.start();
  await engine.publish(before);
  await first.check();
  // A port that was free a moment ago.
  const gone = await createTestEngine();
  await gone.close();
  const away = engine.start(gone.endpoint);
  await engine.publish(after);
  await away.check();
  engine.now += 30_000;
  await away.check();
  expect(away.getStatus().nextRetry).toBe(new Date(engine.now + 60_000).toISOString());
  expect(console.error).toHaveBeenLastCalledWith(expect.stringContaining('ECONNREFUSED'));
  await engine.publish({ ...after, '/newer': 'newer' });
  engine.now += 60_000;
  await engine.start().check();
  expect(engine.posts).toEqual([['/changed', '/gone', '/new', '/newer']]);
});

test('202 is a success', async () => {
  const { check, getStatus } = engine.start();
  await engine.publish(before);
  await check();
  engine.answers = [{ status: 202 }];
  await engine.publish(after);
  await check();
  expect([engine.posts.length, getStatus().due]).toEqual([1, 0]);
});

test.each([400, 422])('status %d is said and not tried again', async (status) => {
  const { check, getStatus } = engine.start();
  await engine.publish(before);
  await check();
  engine.answers = [{ status }];
  await engine.publish(after);
  await check();
  engine.now += 86_400_000;
  await check();
  expect([engine.posts.length, getStatus().due, getStatus().lastAcceptedAt]).toEqual([1, 0, null]);
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining(`status ${String(status)}`));
});

test('a key that is refused (403) is tried again with the next release and after a restart, not by the clock', async () => {
  const { check, getStatus } = engine.start();
  await engine.publish(before);
  await check();
  engine.acceptedKey = 'another-key';
  await engine.publish(after);
  await check();
  engine.now += 86_400_000;
  await check();
  expect([engine.posts.length, getStatus().due]).toEqual([1, 3]);
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining(`${siteUrl}/${key}.txt`));
  await engine.publish({ ...after, '/newer': 'newer' });
  await check();
  expect(engine.posts.at(-1)).toEqual(['/changed', '/gone', '/new', '/newer']);
  engine.acceptedKey = key;
  const next = engine.start();
  await next.check();
  expect([engine.posts.length, next.getStatus().due]).toEqual([3, 0]);
});
