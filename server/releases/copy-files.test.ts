import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { toCompression } from './compress-file';
import { copyFiles } from './copy-files';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'copies-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const toFile = (name: string) => path.join(folder, name);
const day = new Date('2026-10-02T08:15:00Z');

function write(name: string, text: string): string {
  writeFileSync(toFile(name), text);
  utimesSync(toFile(name), day, day);
  return toFile(name);
}

test('many files are copied with their times, and what is compressed says the same', async () => {
  const names = Array.from({ length: 120 }, (_, index) => `${String(index)}.html`);
  const text = 'machine '.repeat(500);
  const copies = names.map((name) => {
    const compression = name === '1.html' ? null : toCompression(name, text.length);
    return { source: write(name, text + name), target: toFile(`new-${name}`), compression };
  });
  await copyFiles(copies);
  for (const name of names) {
    const target = toFile(`new-${name}`);
    expect(readFileSync(target, 'utf8')).toBe(text + name);
    expect(statSync(target).mtimeMs).toBe(day.getTime());
    if (name === '1.html') continue;
    expect(brotliDecompressSync(readFileSync(`${target}.br`)).toString()).toBe(text + name);
    expect(gunzipSync(readFileSync(`${target}.gz`)).toString()).toBe(text + name);
  }
  expect(existsSync(toFile('new-1.html.br'))).toBe(false);
});

test('a file that is there gets its compressed forms only', async () => {
  const file = write('a.json', 'a'.repeat(2000));
  await copyFiles([{ source: file, target: file, compression: toCompression(file, 2000) }]);
  expect(statSync(file).mtimeMs).toBe(day.getTime());
  expect(existsSync(`${file}.br`)).toBe(true);
});

test('a file that cannot be copied is said to be', async () => {
  const copies = [{ source: toFile('gone.html'), target: toFile('new.html'), compression: null }];
  await expect(copyFiles(copies)).rejects.toThrow('ENOENT');
});
