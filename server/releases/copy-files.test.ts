import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { toCompression } from './compress-file';
import { copyFiles, type Folders } from './copy-files';

let folder = '';
let folders: Folders & { before: string };
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'copies-'));
  folders = { from: path.join(folder, 'from'), to: path.join(folder, 'to'), before: path.join(folder, 'before') };
  for (const name of Object.values(folders)) mkdirSync(name);
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const day = new Date('2026-10-02T08:15:00Z');
const text = 'machine '.repeat(500);

function write(place: keyof Folders, name: string, content: string, time = day): void {
  const file = path.join(folder, place, name);
  writeFileSync(file, content);
  utimesSync(file, time, time);
}
const read = (name: string) => readFileSync(path.join(folders.to, name));
const getNumber = (place: keyof Folders, name: string) => statSync(path.join(folder, place, name)).ino;

test('many files are copied with their times, and what is compressed says the same', async () => {
  const files = Array.from({ length: 120 }, (_, index) => {
    const file = `${String(index)}.html`;
    write('from', file, text + file);
    return { file, compression: index === 1 ? null : toCompression(file) };
  });
  const written = await copyFiles({ ...folders, before: null }, files);
  expect(written.toSorted()).toEqual(files.map(({ file }) => file).sort());
  for (const { file, compression } of files) {
    expect(read(file).toString()).toBe(text + file);
    expect(statSync(path.join(folders.to, file)).mtimeMs).toBe(day.getTime());
    if (compression === null) continue;
    expect(brotliDecompressSync(read(`${file}.br`)).toString()).toBe(text + file);
    expect(gunzipSync(read(`${file}.gz`)).toString()).toBe(text + file);
  }
  expect(existsSync(path.join(folders.to, '1.html.br'))).toBe(false);
});

test('what is small travels in one packet anyway', async () => {
  write('from', 'a.json', 'a'.repeat(999));
  await copyFiles(folders, [{ file: 'a.json', compression: toCompression('a.json') }]);
  expect(existsSync(path.join(folders.to, 'a.json.br'))).toBe(false);
});

test.each([
  ['of the same time', day],
  ['made anew, and the same', new Date('2026-10-03T08:15:00Z')],
])('a file %s is shared with the release before, with what stands beside it', async (_, time) => {
  write('before', 'a.html', text);
  write('before', 'a.html.br', 'kept');
  write('from', 'a.html', text, time);
  expect(await copyFiles(folders, [{ file: 'a.html', compression: toCompression('a.html') }])).toEqual([]);
  for (const name of ['a.html', 'a.html.br']) expect(getNumber('to', name)).toBe(getNumber('before', name));
  // What was not there is made.
  expect(gunzipSync(read('a.html.gz')).toString()).toBe(text);
  expect(existsSync(path.join(folders.before, 'a.html.gz'))).toBe(false);
});

test('a file that says something else is written, and the release before stays as it is', async () => {
  const other = text.replace('m', 'M');
  for (const name of ['a.html', 'a.html.br', 'a.html.gz']) write('before', name, text);
  write('from', 'a.html', other, new Date('2026-10-03T08:15:00Z'));
  expect(await copyFiles(folders, [{ file: 'a.html', compression: toCompression('a.html') }])).toEqual(['a.html']);
  expect(brotliDecompressSync(read('a.html.br')).toString()).toBe(other);
  for (const name of ['a.html', 'a.html.br', 'a.html.gz'])
    expect(readFileSync(path.join(folders.before, name), 'utf8')).toBe(text);
});

test('a file that cannot be copied is said to be', async () => {
  await expect(copyFiles(folders, [{ file: 'gone.html', compression: null }])).rejects.toThrow('ENOENT');
});
