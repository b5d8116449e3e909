import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { describeHold, endHolds, findHold, readHolds } from './hold';
import { publishRelease } from './publish-release';
import { rollBack } from './roll-back';

let folder = '';
let releasesDir = '';
let seconds = 0;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'hold-'));
  releasesDir = path.join(folder, 'releases');
  seconds = 0;
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** A site of a few pages and one script. */
type Site = Record<string, string>;
const good: Site = { 'app-1.js': 'run()', 'index.html': 'home', 'contact/index.html': 'contact', 'a/index.html': 'a' };

/** @returns what of a release that was taken back it has again: then it is not published */
async function publish(files: Site): Promise<string | null> {
  const from = path.join(folder, 'build');
  rmSync(from, { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(from, name)), { recursive: true });
    writeFileSync(path.join(from, name), text);
  }
  seconds += 1;
  const check = async (staged: string) => {
    const hold = await findHold(releasesDir, staged);
    if (hold !== null) throw new Error(hold.release);
  };
  return publishRelease({ from, releasesDir, keep: 5, now: new Date(seconds * 1000), check }).then(
    () => null,
    (error: unknown) => (error as Error).message,
  );
}

const bad = '19700101-000002';

test('code that was taken back is not published again, whatever the content is', async () => {
  await publish(good);
  await publish({ ...good, 'app-1.js': 'break the page()' });
  const { hold } = await rollBack(releasesDir, undefined, new Date('2026-11-29T14:05:00Z'));
  expect(hold === null ? '' : describeHold(hold)).toBe(
    `Release ${bad} was taken back on 2026-11-29 14:05 UTC. A build is not published as long as the code is the same, or until: npm run rollback -- --end`,
  );
  expect(await publish({ ...good, 'app-1.js': 'break the page()', 'index.html': 'a new machine' })).toBe(bad);
  expect(await publish({ ...good, 'app-1.js': 'mend it()', 'index.html': 'a new machine' })).toBeNull();
  expect(await readHolds(releasesDir)).toEqual([]);
});

test.each([
  ['changed', { 'contact/index.html': 'wrong', 'a/index.html': 'also new' }],
  ['added', { 'b/index.html': 'wrong' }],
])('pages that were %s and taken back are not published again together, though others change', async (_, change) => {
  await publish(good);
  await publish({ ...good, ...change });
  await rollBack(releasesDir);
  expect(await publish({ ...good, ...change, 'index.html': 'a new machine' })).toBe(bad);
  // One of them is put right.
  const mended = Object.fromEntries(Object.keys(change).map((name, index) => [name, index === 0 ? 'right' : 'also new']));
  expect(await publish({ ...good, ...mended })).toBeNull();
  expect(await publish({ ...good, ...change })).toBeNull();
});

test('pages that were gone and are back are not taken away again', async () => {
  await publish(good);
  const fewer = Object.fromEntries(Object.entries(good).filter(([name]) => name !== 'a/index.html'));
  await publish(fewer);
  await rollBack(releasesDir);
  expect(await publish(fewer)).toBe(bad);
  expect(await publish(good)).toBeNull();
});

test('a hold ends when somebody says so, and when a later release is served', async () => {
  await publish(good);
  const other = { ...good, 'index.html': 'wrong' };
  await publish(other);
  await rollBack(releasesDir);
  expect(await publish(other)).toBe(bad);
  await endHolds(releasesDir);
  expect(await publish(other)).toBeNull();
  // Not to the one that was taken back before.
  expect(await rollBack(releasesDir)).toMatchObject({ from: '19700101-000004', to: '19700101-000001' });
  expect(await readHolds(releasesDir)).toHaveLength(1);
  await rollBack(releasesDir, '19700101-000004');
  expect(await readHolds(releasesDir)).toEqual([]);
});

test('what the server itself took back says why', async () => {
  await publish(good);
  await publish({ ...good, 'index.html': 'wrong' });
  const { hold } = await rollBack(releasesDir, undefined, new Date('2026-11-29T14:05:00Z'), 'The page / is cut off.');
  expect(hold === null ? '' : describeHold(hold)).toContain('2026-11-29 14:05 UTC. The page / is cut off. A build is not');
  expect((await readHolds(releasesDir))[0]?.reason).toBe('The page / is cut off.');
});

test('of two rollbacks one after the other both hold', async () => {
  await publish(good);
  await publish({ ...good, 'app-1.js': 'break the page()' });
  await publish({ ...good, 'app-1.js': 'break the page()', 'index.html': 'wrong' });
  await rollBack(releasesDir);
  await rollBack(releasesDir);
  expect((await readHolds(releasesDir)).map(({ release }) => release)).toEqual(['19700101-000003', bad]);
  expect(await publish({ ...good, 'app-1.js': 'break the page()' })).toBe(bad);
});

test('releases that do not differ hold nothing, and an invalid file holds nothing', async () => {
  await publish(good);
  await publish(good);
  expect((await rollBack(releasesDir)).hold).toBeNull();
  writeFileSync(path.join(releasesDir, '.hold.json'), '{');
  expect(await readHolds(releasesDir)).toEqual([]);
});
