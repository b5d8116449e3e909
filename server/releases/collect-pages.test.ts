import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { collectInlineScripts, inlineScriptsFile, listInlineScripts } from './inline-scripts';
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

/** Of all pages in the folder. */
async function collect(): Promise<string[]> {
  const files = await listFiles(folder);
  return collectInlineScripts(
    folder,
    files.filter((file) => file.endsWith('.html')),
  );
}

test('inline scripts are told from data and from files', () => {
  const html = `<script>one()</script><script type="module">two()
</script><script src="/app.js" async=""></script><script type="application/ld+json">{"a":"<b>"}</script><script id="x" data-path="/a">one()</script>`;
  expect(listInlineScripts(Buffer.from(html))).toEqual(['one()', 'two()\n', 'one()']);
});

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
  write(inlineScriptsFile, text);
  expect(await collect()).toEqual(['one()']);
  expect(readFileSync(path.join(folder, inlineScriptsFile), 'utf8')).toContain('one()');
});
