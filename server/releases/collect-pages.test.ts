import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { collectPages, listPages, pageFactsFile, storePages } from './collect-pages';
import { listFiles } from './list-files';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'scripts-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const day = new Date('2026-10-02T08:15:00Z');
function write(name: string, text: string, time = day) {
  writeFileSync(path.join(folder, name), text);
  utimesSync(path.join(folder, name), time, time);
}

/** The scripts of all pages in the folder. */
async function collect(): Promise<string[]> {
  const facts = await collectPages(folder, listPages(await listFiles(folder)));
  await storePages(folder, facts);
  return [...new Set([...facts.values()].flatMap(({ scripts }) => scripts))];
}

test('a script may have any characters', async () => {
  write('a.html', '<p>über</p><script>say("één € 😀")</script>');
  expect(await collect()).toEqual(['say("één € 😀")']);
});

test('an unchanged page is read once, and a script is dropped with its last page', async () => {
  write('a.html', '<script>one()</script>');
  write('b.html', '<script>one()</script><script>two()</script>');
  expect((await collect()).sort()).toEqual(['one()', 'two()']);
  // The same size and time as before, so the page is not read.
  write('a.html', '<script>six()</script>');
  expect((await collect()).sort()).toEqual(['one()', 'two()']);
  write('a.html', '<script>six()</script>', new Date(day.getTime() + 1));
  write('b.html', '');
  expect(await collect()).toEqual(['six()']);
});

test.each(['{"pages":[]}', '{'])('an invalid file is ignored: %s', async (text) => {
  write('a.html', '<script>one()</script>');
  write(pageFactsFile, text);
  expect(await collect()).toEqual(['one()']);
  expect(readFileSync(path.join(folder, pageFactsFile), 'utf8')).toContain('one()');
});

test('a copy in a release is known by its size and its time in milliseconds', async () => {
  write('a.html', '<script>one()</script>', new Date(day.getTime() + 0.4));
  await collect();
  const release = path.join(folder, 'release');
  mkdirSync(release);
  writeFileSync(path.join(release, 'a.html'), '<script>six()</script>');
  utimesSync(path.join(release, 'a.html'), day, day);
  const read = async () => [...(await collectPages(release, ['a.html'], folder)).values()][0]?.scripts;
  expect(await read()).toEqual(['one()']);
  utimesSync(path.join(release, 'a.html'), day, new Date(day.getTime() + 5));
  expect(await read()).toEqual(['six()']);
});
