import type { Announced } from './announced-file';
import { mayPost, noteRelease, noteResult } from './note-announced';

const siteUrl = 'https://dealer.example';
const known: Announced = {
  siteUrl,
  pages: { '/same': [1, 1, 'a'], '/changed': [1, 1, 'b'], '/gone': [1, 1, 'c'] },
  failures: 0,
  retryAt: 0,
  lastAcceptedAt: null,
};
const pages = { '/same': [9, 9, 'a'], '/changed': [1, 2, 'd'], '/new': [1, 2, 'e'] } as const;
const now = Date.parse('2026-11-30T12:00:00Z');

test('the first release of all, and the first at another address, is noted and nothing is due', () => {
  const first = { announced: { ...known, pages }, due: [] };
  expect(noteRelease(null, { siteUrl, pages })).toEqual(first);
  expect(noteRelease({ ...known, siteUrl: 'https://old.example' }, { siteUrl, pages })).toEqual(first);
});

test('what changed is due until it is accepted; files that say the same are known by their new time', () => {
  const { announced, due } = noteRelease(known, { siteUrl, pages });
  expect(due).toEqual(['/changed', '/gone', '/new']);
  expect(announced.pages).toEqual({ '/same': [9, 9, 'a'], '/changed': [1, 1, 'b'], '/gone': [1, 1, 'c'] });
  const failed = { ...announced, failures: 3, retryAt: now };
  const noted = noteResult(failed, { result: { kind: 'accepted' }, paths: due, pages, now });
  expect(noted).toEqual({ siteUrl, pages, failures: 0, retryAt: 0, lastAcceptedAt: '2026-11-30T12:00:00.000Z' });
  expect(noteRelease(noted, { siteUrl, pages }).due).toEqual([]);
});

test('of several posts only what was posted is noted', () => {
  const noted = noteResult(known, { result: { kind: 'accepted' }, paths: ['/gone', '/new'], pages, now });
  expect(noteRelease(noted, { siteUrl, pages }).due).toEqual(['/changed']);
});

test.each([
  [0, null, 30_000],
  [1, null, 60_000],
  [6, null, 1_920_000],
  [7, null, 3_600_000],
  [5000, null, 3_600_000],
  [0, 10, 30_000],
  [0, 120, 120_000],
  [0, Infinity, 86_400_000],
])('after %d failures, asked for %s seconds, the pause is %d ms', (failures, seconds, pause) => {
  const result = { kind: 'later', reason: 'it answered with status 429', seconds } as const;
  const noted = noteResult({ ...known, failures }, { result, paths: ['/new'], pages, now });
  expect([noted.failures, noted.retryAt - now, noted.pages]).toEqual([failures + 1, pause, known.pages]);
  expect([mayPost(noted, noted.retryAt - 1), mayPost(noted, noted.retryAt)]).toEqual([false, true]);
});

test('addresses that were refused are not posted again; those whose key was refused are', () => {
  const post = { paths: ['/changed', '/gone', '/new'], pages, now };
  const refused = noteResult(known, { result: { kind: 'refused', reason: '' }, ...post });
  expect([refused.pages, refused.lastAcceptedAt]).toEqual([{ ...pages, '/same': [1, 1, 'a'] }, null]);
  expect(noteResult(known, { result: { kind: 'key-refused', reason: '' }, ...post })).toEqual(known);
});

test('a clock that was a year ahead keeps nothing waiting', () => {
  expect(mayPost({ ...known, retryAt: now + 365 * 86_400_000 }, now)).toBe(true);
});
