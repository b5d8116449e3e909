import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { getCurrentRelease } from './list-releases';
import { publishRelease } from './publish-release';
import { rollBack } from './roll-back';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'release-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const noon = new Date('2026-11-21T12:00:00Z');

function publish(files: Record<string, string>, keep = 5, now = noon) {
  const from = path.join(folder, 'build');
  rmSync(from, { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(from, name)), { recursive: true });
    writeFileSync(path.join(from, name), text);
  }
  return publishRelease({ from, releasesDir: path.join(folder, 'releases'), keep, now });
}

const readCurrentBytes = (name: string) => readFileSync(path.join(folder, 'releases/current', name));
const readCurrent = (name: string) => readCurrentBytes(name).toString();

test('the first release has only new files and is served', async () => {
  expect(await publish({ 'index.html': 'one', 'a/index.html': 'a' })).toEqual({
    id: '20261121-120000',
    files: 2,
    written: expect.arrayContaining(['index.html', 'a/index.html']) as string[],
    removed: [],
  });
  expect(readCurrent('a/index.html')).toBe('a');
});

test('Gatsby’s own files are not published', async () => {
  const files = { 'index.html': 'one', 'webpack.stats.json': '{}', 'app.js.map': '{}', '_gatsby/slices/a.html': 'a' };
  const release = await publish(files);
  expect(release.written).toEqual(['index.html']);
});

test('a later release lists changes by content, not by time', async () => {
  await publish({ 'index.html': 'one', 'a/index.html': 'a', 'b/index.html': 'b' });
  const release = await publish({ 'index.html': 'two', 'a/index.html': 'a', 'c/index.html': 'c' });
  expect(release.written.sort()).toEqual(['c/index.html', 'index.html']);
  expect(release.removed).toEqual(['b/index.html']);
  expect(readCurrent('index.html')).toBe('two');
});

test('an unchanged file is not read again, however fine the times of the disk are', async () => {
  const from = path.join(folder, 'build');
  await publish({ 'index.html': 'one' });
  writeFileSync(path.join(from, 'index.html'), 'two');
  const copied = statSync(path.join(folder, 'releases/current/index.html'));
  // The same size and millisecond, so the file is not read.
  utimesSync(path.join(from, 'index.html'), copied.atimeMs / 1000, (copied.mtimeMs + 0.3) / 1000);
  const later = await publishRelease({ from, releasesDir: path.join(folder, 'releases'), keep: 5, now: noon });
  expect(later.written).toEqual([]);
});

test('an earlier release stays unchanged', async () => {
  await publish({ 'index.html': 'one', 'a.html': 'a' });
  const earlier = await getCurrentRelease(path.join(folder, 'releases'));
  await publish({ 'index.html': 'two', 'a.html': 'a' });
  expect(readFileSync(path.join(earlier ?? '', 'index.html'), 'utf8')).toBe('one');
  expect(readFileSync(path.join(earlier ?? '', 'a.html'), 'utf8')).toBe('a');
});

test('rewriting the build folder does not change the release being served', async () => {
  await publish({ 'index.html': 'one' });
  writeFileSync(path.join(folder, 'build/index.html'), 'half');
  expect(readCurrent('index.html')).toBe('one');
});

test('only the newest releases are kept, and no incomplete one', async () => {
  for (let number = 0; number < 12; number += 1) await publish({ 'index.html': String(number) }, 2);
  const kept = ['20261121-120000-10', '20261121-120000-11'];
  expect(readdirSync(path.join(folder, 'releases')).sort()).toEqual([...kept, 'current']);
  expect(readCurrent('index.html')).toBe('11');
});

test('before the first release there is none', async () => {
  expect(await getCurrentRelease(path.join(folder, 'releases'))).toBeNull();
});

test('a release made after the clock was set back is served and kept', async () => {
  await publish({ 'index.html': 'one' }, 1);
  const release = await publish({ 'index.html': 'two' }, 1, new Date('2026-11-20T12:00:00Z'));
  expect(readdirSync(path.join(folder, 'releases')).sort()).toEqual([release.id, 'current']);
  expect(readCurrent('index.html')).toBe('two');
});

test('large texts have compressed forms, which later releases share', async () => {
  const long = 'machine '.repeat(500);
  await publish({ 'index.html': long, 'short.html': 'short', 'a.png': long, 'b.js': long });
  const names = () => readdirSync(path.join(folder, 'releases/current')).sort();
  const expected = ['a.png', 'b.js', 'b.js.br', 'b.js.gz', 'index.html', 'index.html.br', 'index.html.gz', 'short.html'];
  expect(names()).toEqual(expected);
  const getInode = (name: string) => statSync(path.join(folder, 'releases/current', name)).ino;
  const [page, script] = [getInode('index.html.br'), getInode('b.js.br')];
  const later = await publish({ 'index.html': `${long}!`, 'short.html': 'short', 'a.png': long, 'b.js': long });
  expect(later).toMatchObject({ files: 4, written: ['index.html'], removed: [] });
  expect(names()).toEqual(expected);
  expect(getInode('b.js.br')).toBe(script);
  expect(getInode('index.html.br')).not.toBe(page);
});

test('a rejected release leaves nothing behind, and the current one stays', async () => {
  await publish({ 'index.html': 'one' });
  const from = path.join(folder, 'build');
  writeFileSync(path.join(from, 'index.html'), 'two');
  const check = () => Promise.reject(new Error('not good'));
  const releasesDir = path.join(folder, 'releases');
  await expect(publishRelease({ from, releasesDir, keep: 5, now: noon, check })).rejects.toThrow('not good');
  expect(readdirSync(releasesDir).sort()).toEqual(['20261121-120000', 'current']);
  expect(readCurrent('index.html')).toBe('one');
});

test('the incomplete release of a killed publish is removed by the next one', async () => {
  await publish({ 'index.html': 'one' });
  mkdirSync(path.join(folder, 'releases/.20261121-115959-3/half'), { recursive: true });
  await publish({ 'index.html': 'two' });
  expect(readdirSync(path.join(folder, 'releases')).sort()).toEqual(['20261121-120000', '20261121-120000-1', 'current']);
});

test('a rollback serves the previous release, or the named one, at once', async () => {
  const releasesDir = path.join(folder, 'releases');
  await expect(rollBack(releasesDir)).rejects.toThrow('There is no release yet: run the build.');
  for (const text of ['one', 'two', 'three']) await publish({ 'index.html': text });
  expect(await rollBack(releasesDir)).toMatchObject({ from: '20261121-120000-2', to: '20261121-120000-1' });
  expect(readCurrent('index.html')).toBe('two');
  await rollBack(releasesDir);
  expect(readCurrent('index.html')).toBe('one');
  await expect(rollBack(releasesDir)).rejects.toThrow('There is no release before');
  await expect(rollBack(releasesDir, '../build')).rejects.toThrow('There is no release ../build. There are: 2026');
  await rollBack(releasesDir, '20261121-120000-2');
  expect(readCurrent('index.html')).toBe('three');
});

test('a file that cannot be shared with the previous release is copied and compressed', async () => {
  await publish({ 'index.html': 'machine '.repeat(500), 'a/index.html': 'a' });
  for (const name of ['index.html.br', 'a/index.html']) rmSync(path.join(folder, 'releases/current', name));
  const { written } = await publish({ 'index.html': 'machine '.repeat(500), 'a/index.html': 'a', b: 'b' });
  expect(written).toEqual(['a/index.html', 'b']);
  expect(readCurrent('a/index.html')).toBe('a');
  expect(brotliDecompressSync(readCurrentBytes('index.html.br')).toString()).toBe('machine '.repeat(500));
  expect(gunzipSync(readCurrentBytes('index.html.gz')).toString()).toBe('machine '.repeat(500));
});

test('a folder may replace a file, and a file a folder', async () => {
  await publish({ a: 'one', 'b/index.html': 'two' });
  const release = await publish({ 'a/index.html': 'three', b: 'four' });
  expect(release).toMatchObject({ written: ['a/index.html', 'b'], removed: expect.arrayContaining(['a', 'b/index.html']) as string[] });
  expect([readCurrent('a/index.html'), readCurrent('b')]).toEqual(['three', 'four']);
});
