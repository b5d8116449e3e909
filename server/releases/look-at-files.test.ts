import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { lookAtFiles } from './look-at-files';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'look-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function write(...names: string[]): void {
  for (const name of names) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), name);
  }
}

const machine = 'de/anlasse/traktoren/fendt-724-7/index.html';
const machineData = 'page-data/de/anlasse/traktoren/fendt-724-7/page-data.json';

test('every file is told with its bytes and its time', async () => {
  write('index.html', machine, machineData);
  const files = await lookAtFiles(folder);
  expect([...files.keys()].sort()).toEqual([machine, 'index.html', machineData]);
  expect(files.get(machine)).toEqual([machine.length, statSync(path.join(folder, machine)).mtimeMs]);
});

test('with what was there before the same files are found: those that are gone are not, those that are new are', async () => {
  write('index.html', machine, machineData, 'de/anlasse/maehdrescher/index.html', 'de/anlasse/maehdrescher/claas-8/index.html');
  const before = await lookAtFiles(folder);
  rmSync(path.join(folder, 'de/anlasse/maehdrescher/claas-8'), { recursive: true });
  rmSync(path.join(folder, machineData));
  write('de/anlasse/traktoren/index.html', 'de/anlasse/traktoren/fendt-9/index.html', 'de/anlasse/maehdrescher/a/b/c.txt', 'new.txt');
  const known = await lookAtFiles(folder, before.keys());
  expect(known).toEqual(await lookAtFiles(folder));
  expect(known.has('de/anlasse/traktoren/fendt-9/index.html')).toBe(true);
  expect(known.has(machineData)).toBe(false);
});

test('a category without machines that gets its first one is looked through', async () => {
  write('occasions/tractoren/index.html');
  const before = await lookAtFiles(folder);
  write('occasions/tractoren/fendt-7/index.html');
  expect([...(await lookAtFiles(folder, before.keys())).keys()]).toContain('occasions/tractoren/fendt-7/index.html');
});

test('a folder of more than one file is looked through', async () => {
  write(machine, machine.replace('index.html', 'more.txt'));
  const before = await lookAtFiles(folder);
  write(machine.replace('index.html', 'most.txt'));
  expect((await lookAtFiles(folder, before.keys())).size).toBe(3);
});
