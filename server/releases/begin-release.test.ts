import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

import { beginRelease, dropRelease } from './begin-release';
import { publishRelease, type Release } from './publish-release';
import { rollBack } from './roll-back';

let folder = '';
let releasesDir = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'begun-'));
  releasesDir = path.join(folder, 'releases');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const now = new Date('2026-11-21T12:00:00Z');
const long = 'machine '.repeat(500);

function write(files: Record<string, string>): void {
  rmSync(path.join(folder, 'build'), { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, 'build', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

async function publish(files: Record<string, string>, { isBegun = false, between = () => Promise.resolve() } = {}): Promise<Release> {
  const begun = isBegun ? await beginRelease(releasesDir) : null;
  write(files);
  await between();
  return publishRelease({ from: path.join(folder, 'build'), releasesDir, begun, keep: 5, now });
}

/** All that a release has, without its list. */
function readRelease(id: string): Record<string, string> {
  const root = path.join(releasesDir, id);
  const entries = readdirSync(root, { recursive: true, withFileTypes: true }).filter(
    ({ name }) => name !== '.files.json',
  );
  const toText = (file: string, isFile: boolean) => (isFile ? readFileSync(file, 'latin1') : 'folder');
  return Object.fromEntries(
    entries.map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return [path.relative(root, file), toText(file, entry.isFile())];
    }),
  );
}

const first = {
  'index.html': long,
  'same.html': long,
  'gone/deep/index.html': long,
  'short.html': long,
  'folder': 'a file that becomes a folder',
  'file/index.html': 'a folder that becomes a file',
};
const second = {
  'index.html': `${long}!`,
  'same.html': long,
  'new/index.html': long,
  'short.html': 'short',
  'folder/index.html': 'one',
  'file': 'one',
};

test('a release that was begun ends up as one that is made from nothing, and the one before stays as it was', async () => {
  const { id } = await publish(first);
  const before = readRelease(id);
  const plain = await publish(second);
  await rollBack(releasesDir);
  const begun = await publish(second, { isBegun: true });
  expect(readRelease(begun.id)).toEqual(readRelease(plain.id));
  expect({ ...begun, id: '' }).toEqual({ ...plain, id: '' });
  expect(readRelease(id)).toEqual(before);
  const changed = readFileSync(path.join(releasesDir, 'current/index.html.br'));
  expect(brotliDecompressSync(changed).toString()).toBe(`${long}!`);
  const getInode = (name: string) => statSync(path.join(releasesDir, name)).ino;
  expect(getInode(`${begun.id}/same.html.gz`)).toBe(getInode(`${id}/same.html.gz`));
  // Also for whoever serves it as somebody else.
  expect(statSync(path.join(releasesDir, begun.id)).mode).toBe(statSync(path.join(releasesDir, id)).mode);
  expect(readdirSync(releasesDir).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('what was begun from a release that is not served any more is not used', async () => {
  await publish({ 'index.html': 'one', 'old.html': 'old' });
  await publish({ 'index.html': 'two' });
  const release = await publish({ 'index.html': 'two' }, { isBegun: true, between: () => rollBack(releasesDir).then(() => undefined) });
  expect(release).toMatchObject({ written: ['index.html'], removed: ['old.html'] });
  expect(readRelease(release.id)).toEqual({ 'index.html': 'two' });
  expect(readdirSync(releasesDir).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('nothing is begun before the first release, and what nobody finishes is dropped', async () => {
  mkdirSync(releasesDir);
  expect(await beginRelease(releasesDir)).toBeNull();
  await dropRelease(null);
  const { id } = await publish(first);
  // One that was killed may have left its folder.
  mkdirSync(path.join(releasesDir, `.${id}-next`, 'index.html'), { recursive: true });
  const begun = await beginRelease(releasesDir);
  expect(existsSync(begun?.folder ?? '')).toBe(true);
  expect(readFileSync(path.join(begun?.folder ?? '', 'index.html'), 'utf8')).toBe(long);
  await dropRelease(begun);
  expect(readdirSync(releasesDir).sort()).toEqual([id, 'current']);
});

test('a release that has lost a file cannot be begun from, and can be followed', async () => {
  const { id } = await publish(first);
  rmSync(path.join(releasesDir, id, 'same.html'));
  expect(await beginRelease(releasesDir)).toBeNull();
  expect(await publish(first, { isBegun: true })).toMatchObject({ written: ['same.html'] });
});
