import { appendFileSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { findPageFaults } from './check-pages';
import { toScriptHash } from './description';
import { listFiles } from './list-files';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'check-pages-'));
  const page = (address: string) =>
    `<html><head></head><body><main><h1>Fendt</h1><p>Trekker</p></main><script data-path="${address}">own()</script><script data-scripts="/webpack-runtime-1.js /app-0123456789ab.js" data-data="">own()</script></body></html>`;
  write('index.html', page('/'));
  write('de/index.html', page('/de'));
  write('page-data/index/page-data.json', '{"result":{}}');
  write('page-data/de/page-data.json', '{"result":{}}');
  write('webpack-runtime-1.js', 'load({7:"abcdef012345"})');
  write('app-0123456789ab.js', 'const a = () => "alive";');
  write('7-abcdef012345.js', 'later()');
  write('7.abcdef012345.css', 'a{color:red}');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function write(name: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
}
const policy = `script-src 'self' '${toScriptHash('own()')}'`;

async function find(written?: readonly string[], contentSecurityPolicy = policy): Promise<string[]> {
  const files = written ?? (await listFiles(folder));
  return findPageFaults({ folder, buildDir: folder, contentSecurityPolicy, written: files });
}

const remove = (name: string) => rmSync(path.join(folder, name));
const cut = (name: string) => truncateSync(path.join(folder, name), 7);

test('a whole release has no faults', async () => {
  expect(await find()).toEqual([]);
});

test.each([
  ['a script is missing', () => remove('app-0123456789ab.js'), 'A file that pages load is missing: /app-0123456789ab.js.'],
  ['a script is cut off', () => cut('app-0123456789ab.js'), 'A file that pages load is not whole: /app-0123456789ab.js.'],
  ['a part is missing', () => ['js', 'css'].forEach((kind) => remove(`7${kind === 'js' ? '-' : '.'}abcdef012345.${kind}`)), 'A part of the scripts is missing: abcdef012345.'],
  ['styles are cut off', () => cut('7.abcdef012345.css'), 'A file that pages load is not whole: /7.abcdef012345.css.'],
  ['data are missing', () => remove('page-data/de/page-data.json'), 'A file that pages load is missing: /page-data/de/page-data.json.'],
  ['data are cut off', () => cut('page-data/de/page-data.json'), 'A file that pages load is not whole: /page-data/de/page-data.json.'],
  ['a page is cut off', () => cut('de/index.html'), 'A page is cut off: /de.'],
  ['a page has another script', () => write('a.html', '<html><main><h1>A</h1>B</main><script>alert(1)</script><script src="/webpack-runtime-1.js"></script></html>'), 'An inline script is not one of the site’s own: /a.html (alert(1)).'],
])('%s', async (_, harm, sentence) => {
  harm();
  expect(await find()).toEqual([sentence]);
});

test('a file that was checked with an earlier release is not read again, and still has to be there', async () => {
  cut('page-data/de/page-data.json');
  expect(await find([])).toEqual([]);
  writeFileSync(path.join(folder, 'page-data/de/page-data.json'), '');
  expect(await find([])).toEqual(['A file that pages load is not whole: /page-data/de/page-data.json.']);
});

test('a policy that does not fit the pages is a fault of each, and of many three are named', async () => {
  for (const name of ['en', 'fr', 'es']) write(`${name}/index.html`, '<html><main><h1>A</h1></main></html>');
  appendFileSync(path.join(folder, 'index.html'), '<!-- later -->');
  expect(await find(undefined, "script-src 'self'")).toEqual([
    'A page is cut off: /.',
    expect.stringMatching(/^An inline script is not one of the site’s own: /),
    expect.stringMatching(/^A page has no words: /),
  ]);
  for (const name of ['a', 'b', 'c']) write(`${name}.html`, '<html></html>');
  expect((await find()).join(' ')).toMatch(/A page has no main part: (\/[abc]\.html(, )?){3}\./);
});

test('the page of the server’s errors loads nothing, and the one for monitors says one word', async () => {
  write('500.html', '<html><main><h1>Er is iets mis</h1>Bel ons</main></html>');
  write('en/healthz/index.html', '<html><main><h1>OK</h1></main><script src="/app-0123456789ab.js"></script></html>');
  expect(await find()).toEqual([]);
});
