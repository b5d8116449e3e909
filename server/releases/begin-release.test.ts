import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

import { beginRelease, dropRelease } from './begin-release';
import { publishRelease, type Release } from './publish-release';
import { listFile } from './release-files';
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

type Options = {
  isBegun?: boolean;
  between?: () => unknown;
  check?: (folder: string) => Promise<void>;
  keep?: number;
};

async function publish(files: Record<string, string>, { isBegun, between, check, keep = 5 }: Options = {}): Promise<Release> {
  const begun = isBegun === true ? await beginRelease(releasesDir) : null;
  write(files);
  await between?.();
  return publishRelease({
    from: path.join(folder, 'build'),
    releasesDir,
    begun,
    keep,
    now,
    ...(check !== undefined && { check }),
  });
}

const getInode = (name: string) => statSync(path.join(releasesDir, name)).ino;
const listHidden = () => readdirSync(releasesDir).filter((name) => name.startsWith('.'));

/** All that a release has; of its list the names, because the times are those of the build. */
function readRelease(id: string): Record<string, string> {
  const root = path.join(releasesDir, id);
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  const toText = (file: string, isFile: boolean) => {
    if (!isFile) return 'folder';
    const text = readFileSync(file, 'latin1');
    return path.basename(file) === listFile ? Object.keys(JSON.parse(text) as object).join(' ') : text;
  };
  return Object.fromEntries(
    entries.map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return [path.relative(root, file), toText(file, entry.isFile())];
    }),
  );
}

/** When each file of a release was written, and who may read it. */
function readStats(id: string): unknown {
  const names = readdirSync(path.join(releasesDir, id), { recursive: true, encoding: 'utf8' }).sort();
  return names.map((name) => {
    const { ino, mode, mtimeMs } = statSync(path.join(releasesDir, id, name));
    return { name, ino, mode, mtimeMs };
  });
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
  const before = [readRelease(id), readStats(id)];
  const plain = await publish(second);
  await rollBack(releasesDir);
  const begun = await publish(second, { isBegun: true });
  expect(readRelease(begun.id)).toEqual(readRelease(plain.id));
  expect({ ...begun, id: '' }).toEqual({ ...plain, id: '' });
  expect([readRelease(id), readStats(id)]).toEqual(before);
  const changed = readFileSync(path.join(releasesDir, 'current/index.html.br'));
  expect(brotliDecompressSync(changed).toString()).toBe(`${long}!`);
  expect(getInode(`${begun.id}/same.html.gz`)).toBe(getInode(`${id}/same.html.gz`));
  // Also for whoever serves it as somebody else.
  expect(statSync(path.join(releasesDir, begun.id)).mode).toBe(statSync(path.join(releasesDir, id)).mode);
  expect(listHidden()).toEqual([]);
});

test('what was begun is what is finished, and its files are those of the release that is served', async () => {
  const { id } = await publish(first);
  const begun = await beginRelease(releasesDir);
  const start = path.basename(begun?.folder ?? '');
  for (const name of ['index.html', 'index.html.br']) expect(getInode(`${start}/${name}`)).toBe(getInode(`${id}/${name}`));
  const number = getInode(start);
  write(second);
  await publishRelease({ from: path.join(folder, 'build'), releasesDir, begun, keep: 5, now });
  expect(getInode('current')).toBe(number);
});

test('of what was begun a file that was left alone is not looked at again, and one that was written is', async () => {
  await publish({ 'index.html': 'one', 'a.html': 'one' });
  const begun = await beginRelease(releasesDir);
  writeFileSync(path.join(folder, 'build/a.html'), 'two');
  const release = await publishRelease({ from: path.join(folder, 'build'), releasesDir, begun, keep: 5, now });
  expect(release.written).toEqual(['a.html']);
  expect(readFileSync(path.join(releasesDir, 'current/a.html'), 'utf8')).toBe('two');
  expect(getInode('current/index.html')).toBe(getInode('20261121-120000/index.html'));
});

test('a page of the release that is served that was damaged, and a compressed form that is lost, are made anew', async () => {
  const { id } = await publish(first);
  writeFileSync(path.join(releasesDir, id, 'short.html'), '');
  expect(await beginRelease(releasesDir)).toBeNull();
  rmSync(path.join(releasesDir, id, 'same.html.br'));
  const { written } = await publish(first, { isBegun: true });
  expect(written).toEqual(['short.html']);
  expect(readFileSync(path.join(releasesDir, 'current/short.html'), 'utf8')).toBe(long);
  expect(brotliDecompressSync(readFileSync(path.join(releasesDir, 'current/same.html.br'))).toString()).toBe(long);
});

test('what was begun from a release that is not served any more is not used', async () => {
  await publish({ 'index.html': 'one', 'old.html': 'old' });
  await publish({ 'index.html': 'two', 'second.html': 'of the second alone' });
  const release = await publish({ 'index.html': 'two' }, { isBegun: true, between: () => rollBack(releasesDir) });
  expect(release).toMatchObject({ written: ['index.html'], removed: ['old.html'] });
  expect(Object.keys(readRelease(release.id)).sort()).toEqual(['.files.json', 'index.html']);
  expect(listHidden()).toEqual([]);
});

test('a release that was begun and is refused leaves the one that is served', async () => {
  const { id } = await publish(first);
  const before = [readRelease(id), readStats(id)];
  const check = () => Promise.reject(new Error('not good'));
  await expect(publish(second, { isBegun: true, check })).rejects.toThrow('not good');
  expect([readRelease('current'), readStats('current')]).toEqual(before);
  expect(listHidden()).toEqual([]);
});

test('what somebody else removed meanwhile is made from nothing', async () => {
  await publish(first);
  const between = () => {
    for (const name of listHidden()) rmSync(path.join(releasesDir, name), { recursive: true });
  };
  const { id } = await publish(second, { isBegun: true, between });
  expect(readRelease(id)).toMatchObject({ 'index.html': `${long}!`, 'same.html': long });
});

test('nothing is begun before the first release, and what nobody finishes is dropped', async () => {
  mkdirSync(releasesDir);
  expect(await beginRelease(releasesDir)).toBeNull();
  await dropRelease(null);
  const { id } = await publish(first);
  const begun = await beginRelease(releasesDir);
  expect(existsSync(begun?.folder ?? '')).toBe(true);
  await dropRelease(begun);
  expect(readdirSync(releasesDir).sort()).toEqual(['.spare', id, 'current']);
  // Of a build that was killed.
  await beginRelease(releasesDir);
  expect(listHidden()).toHaveLength(1);
  await publish(second);
  expect(listHidden()).toEqual([]);
});

test('what a build did not finish is what the next one begins in', async () => {
  await publish(first);
  const begun = await beginRelease(releasesDir);
  const number = getInode(path.basename(begun?.folder ?? ''));
  await dropRelease(begun);
  const { id } = await publish(second, { isBegun: true });
  expect(getInode(id)).toBe(number);
  expect(readRelease(id)).toMatchObject({ 'index.html': `${long}!`, 'short.html': 'short' });
  // It was finished, and stays what it is.
  await dropRelease(begun);
  expect(listHidden()).toEqual([]);
});

test('the next release is begun in the oldest one, and has nothing of it that it should not have', async () => {
  const third = { ...second, 'index.html': `${long}?`, 'third/index.html': long, 'same.html': long };
  for (const files of [first, second]) await publish(files, { keep: 2 });
  const { id: former } = await publish(third, { keep: 2 });
  const before = [readRelease(former), readStats(former)];
  const number = getInode('.spare');
  const { id } = await publish(third, { isBegun: true, keep: 2 });
  expect(getInode(id)).toBe(number);
  expect(readRelease(id)).toEqual(before[0]);
  expect([readRelease(former), readStats(former)]).toEqual(before);
  for (const name of ['index.html', 'file', 'same.html.br']) expect(getInode(`${id}/${name}`)).toBe(getInode(`${former}/${name}`));
  expect(listHidden()).toEqual(['.spare']);
});

test('a release that has lost a file cannot be begun from, and can be followed', async () => {
  const { id } = await publish(first);
  rmSync(path.join(releasesDir, id, 'same.html'));
  expect(await beginRelease(releasesDir)).toBeNull();
  expect(listHidden()).toEqual([]);
  expect(await publish(first, { isBegun: true })).toMatchObject({ written: ['same.html'] });
});

test.each(['../current', '/index.html', '', 'a//b', './a', 'a/..', 'a\\b', 'a\0'])(
  'a list of files that names %j is not believed',
  async (name) => {
    const { id } = await publish(first);
    const before = readRelease(id);
    writeFileSync(path.join(releasesDir, id, '.files.json'), JSON.stringify(['index.html', name]));
    const release = await publish(second, { isBegun: true });
    expect(release.removed.sort()).toEqual(['file/index.html', 'folder', 'gone/deep/index.html']);
    expect(readRelease(id)).toMatchObject({ ...before, '.files.json': expect.any(String) as string });
  },
);

test('a list that stands in the build is not published, nor written into the release that it came from', async () => {
  const { id } = await publish(first);
  const list = readFileSync(path.join(releasesDir, id, '.files.json'), 'utf8');
  await publish({ ...second, '.files.json': list }, { isBegun: true });
  expect(readFileSync(path.join(releasesDir, id, '.files.json'), 'utf8')).toBe(list);
  expect(readFileSync(path.join(releasesDir, 'current/.files.json'), 'utf8')).not.toBe(list);
});
