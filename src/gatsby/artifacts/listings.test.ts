/** @size medium */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A site without content or stock, which is built in a folder of its own. */
let site = '';
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'listings-'));
  for (const name of ['src', 'content-model', 'locales', 'node_modules', 'package.json', 'tsconfig.json']) {
    symlinkSync(path.resolve(name), path.join(site, name));
  }
});
afterEach(() => {
  rmSync(site, { recursive: true });
});

/** Has listings written of such pages, as JavaScript, by a process with a thread. */
function write(pages: string) {
  const file = path.join(site, 'write.ts');
  writeFileSync(
    file,
    `import { writeListings } from './src/gatsby/artifacts/listings';
    writeListings({ getNode: () => undefined, getNodesByType: () => [] }, { pages: ${pages}, articles: [], history: {} }).then(
      () => console.log('written'),
      (error: Error) => console.log(error.message),
    );`,
  );
  const env = { ...process.env, SITE_URL: 'https://dealer.example' };
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', file], {
    cwd: site,
    env,
    encoding: 'utf8',
  });
  return stdout.trim() || stderr;
}

test('a thread writes sitemaps and feeds', () => {
  expect(write(`[{ template: 'content-page', route: 'contact', paths: { nl: '/x', en: '/en/x', de: '/de/x' } }]`)).toBe(
    'written',
  );
  expect(readFileSync(path.join(site, 'public/sitemaps/nl-1.xml'), 'utf8')).toContain(
    '<loc>https://dealer.example/x</loc>',
  );
  expect(readFileSync(path.join(site, 'public/feeds/nl/all.json'), 'utf8')).toContain('jsonfeed.org');
  expect(readFileSync(path.join(site, 'public/feeds/de/news.xml'), 'utf8')).toContain('/de/aktuelles</link>');
});

test('what goes wrong in it goes wrong for whoever started it', () => {
  const page = `{ template: 'content-page', route: 'contact', paths: null }`;
  expect(write(`[${page} as never]`)).toMatch(/of null/);
});
