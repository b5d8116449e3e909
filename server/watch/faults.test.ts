/** @size medium */
import { brotliCompressSync } from 'node:zlib';

import { appScript, type TestBuild } from './test-release';
import { createWatchedSite, switchTo, type WatchedSite } from './test-watch';

let site: WatchedSite;
afterEach(() => site.close());

const contact = 'contact/index.html';
const data = 'page-data/contact/page-data.json';

test.each<[string, TestBuild, string]>([
  ['a script deleted', { files: { [appScript]: null } }, `A file that pages load is missing: /${appScript}.`],
  ['a script cut off', { files: { [appScript]: 'alive(' } }, `A file that pages load is not whole: /${appScript}.`],
  [
    'a part that does not exist',
    { files: { 'webpack-runtime-0123456789ac.js': 'load({7:"abcdef012345"})' } },
    'A part of the scripts is missing: abcdef012345.',
  ],
  [
    'no styles',
    { files: { 'styles.0123456789ad.css': '' } },
    'A file that pages load is not whole: /styles.0123456789ad.css.',
  ],
  [
    'a hash wrong',
    { describe: (text) => text.replace(/'sha256-./, "'sha256-_") },
    'An inline script is not one of the site’s own',
  ],
  [
    'a script of somebody else',
    { files: { [contact]: '<html><main><h1>A</h1>B</main><script>steal()</script></html>' } },
    'An inline script is not one of the site’s own: /contact (steal()).',
  ],
  ['an empty index', { files: { 'index.html': '' } }, 'A page is cut off: /.'],
  ['half a page', { files: { [contact]: '<html><main><h1>Contact</h1><p>We are' } }, 'A page is cut off: /contact.'],
  ['a page without words', { files: { [contact]: '<html><main></main></html>' } }, 'A page has no heading: /contact.'],
  ['no page', { files: { [contact]: null } }, 'Pages are missing from the build: /contact.'],
  ['no data', { files: { [data]: null } }, `A file that pages load is missing: /${data}.`],
  ['data cut off', { files: { [data]: '{"path":' } }, `A file that pages load is not whole: /${data}.`],
  [
    'machines gone',
    { files: { 'occasions/tractors/claas-200020/index.html': null } },
    'The build has 2 machines where there were 3.',
  ],
  ['no description', { describe: () => '{' }, 'The build has no release.json that can be read.'],
  [
    'a policy that is too long',
    { describe: (text) => text.replace('img-src', `img-src ${'https://a.example '.repeat(200)}`) },
    'The Content Security Policy has',
  ],
])('before the switch: %s', async (_, build, sentence) => {
  site = await createWatchedSite();
  expect(await site.publish()).toBeNull();
  expect(await site.publish(build)).toContain(sentence);
  expect(site.getCurrent()).toBe('20261101-000000');
});

const loops = JSON.stringify([{ from: '/contact', to: '/contact/', status: 301 }]);
const forbid = (text: string) => (description: string) => description.replace(text, text.replace(/ \S+$/, ''));

test.each<[string, TestBuild, ((replace: WatchedSite['replace']) => void) | undefined, string]>([
  [
    'a script deleted',
    {},
    (replace) => ['', '.br', '.gz'].forEach((form) => replace(appScript + form, null)),
    `loads /${appScript}, which is not the one of the release`,
  ],
  [
    'data deleted',
    {},
    (replace) => replace(data, null),
    `The page /contact loads /${data}, which answers with status 404.`,
  ],
  [
    'a script emptied',
    {},
    (replace) => ['', '.br'].forEach((form) => replace(appScript + form, '')),
    `loads /${appScript}, which`,
  ],
  [
    'yesterday’s script in its compressed form',
    {},
    (replace) => replace(`${appScript}.br`, brotliCompressSync('old()')),
    `loads /${appScript}, which is not the one of the release`,
  ],
  [
    'a compressed form cut off',
    {},
    (replace) => replace(`${appScript}.br`, brotliCompressSync('old()').subarray(0, 5)),
    `loads /${appScript}, which is not the one of the release`,
  ],
  ['an empty index', {}, (replace) => replace('index.html', ''), 'The page / is cut off.'],
  [
    'half a page',
    {},
    (replace) => replace(`${contact}.br`, brotliCompressSync('<html><main><h1>Contact')),
    'The page /contact is cut off.',
  ],
  ['no page', {}, (replace) => replace('en/index.html', null), 'The page /en answers with status 404.'],
  [
    'a redirect loop',
    { files: { '.redirects.json': loops } },
    (replace) => replace(contact, null),
    'The page /contact redirects in a loop.',
  ],
  [
    'yesterday’s stock',
    {},
    (replace) =>
      replace(
        'occasions/index.html.br',
        brotliCompressSync('<html><main><h1>Stock</h1>Fendt<script src="/a.js"></script></main></html>'),
      ),
    'The page /occasions is not the one of the release.',
  ],
  [
    'the data of another page',
    { files: { [data]: '{"path":"/over-ons","result":{}}' } },
    undefined,
    `The page /contact loads /${data}, which is of another release or page.`,
  ],
  [
    'texts of another release',
    { files: { 'page-data/app-data.json': '{"webpackCompilationHash":"b2"}' } },
    undefined,
    'The page / loads /page-data/app-data.json, which is of another release or page.',
  ],
  [
    'a policy too tight for scripts',
    { describe: forbid("script-src 'self'") },
    undefined,
    'a policy that forbids the site’s own files (script-src)',
  ],
  [
    'a policy too tight for data',
    { describe: forbid("connect-src 'self'") },
    undefined,
    'a policy that forbids the site’s own files (connect-src)',
  ],
  [
    'a policy too tight for the stock',
    { describe: (text) => text.replace("connect-src 'self' http://127.0.0.1:1", "connect-src 'self'") },
    undefined,
    'a policy that forbids to query the stock',
  ],
  [
    'a description that broke',
    {},
    (replace) => replace('release.json', '{'),
    'The page / has no description of its release.',
  ],
])('after the switch: %s', async (_, build, harm, reason) => {
  site = await createWatchedSite();
  expect(await switchTo(site, build, harm)).toContain(reason);
});

test('data of a page that is not opened are missed by visitors, and the release is taken back', async () => {
  site = await createWatchedSite();
  await site.publish();
  await site.watch.check();
  await site.publish({ words: 'Other words' });
  await site.watch.check();
  site.replace('page-data/diensten/page-data.json', null);
  for (let visit = 0; visit < 5; visit += 1) await fetch(`${site.origin}/page-data/diensten/page-data.json`);
  await site.watch.check();
  expect(site.watch.getStatus()).toMatchObject({
    state: 'taken back',
    reason: 'The page /page-data/diensten/page-data.json answers with status 404.',
  });
});

test('what the server itself does wrong is in the release before, too: nothing is taken back', async () => {
  site = await createWatchedSite({ rootRedirect: '/' });
  await site.publish();
  await site.watch.check();
  await site.publish({ words: 'Other words' });
  await site.watch.check();
  expect(site.getCurrent()).toBe('20261102-000000');
  expect(site.watch.getStatus()).toMatchObject({
    state: 'wrong',
    reason: 'The page / redirects in a loop. The release before it has that, too. It is served on.',
  });
});
