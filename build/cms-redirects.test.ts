import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import fc from 'fast-check';

import { getSeedSpace } from '../content-model/seed';
import { publishRelease } from '../server/releases/publish-release';
import { createSiteServer } from '../server/site/create-site-server';
import { resolveRequest } from '../server/site/resolve-request';
import { cmsRedirectsFile, parseCmsRedirects, toRedirectKey } from '../src/config/cms-redirects';
import { toEntry } from '../src/gatsby/content/checks/test-facts';
import { createPlaces } from '../src/gatsby/content/redirects/places';
import { resolveRedirects } from '../src/gatsby/content/redirects/resolve-redirects';
import { anyPath } from '../src/testing/factories/any-text';

/** From an editor's entry to the answer of the own server. */

const folder = mkdtempSync(path.join(tmpdir(), 'redirects-'));
const releasesDir = path.join(folder, 'releases');
const pages = ['/', '/contact', '/404', '/en/404', '/de/404'];
const find = createPlaces({ existing: ['/', '/contact'], addresses: new Map(), stockItems: [] });
const site = { siteUrl: 'https://dealer.example', today: '2026-11-29', find };
const resolve = (from: string, to: string, until?: string) =>
  resolveRedirects([toEntry('redirect', 'one', { from, to, ...(until !== undefined && { until }) })], site).redirects;

async function publish(redirects: unknown, second: number): Promise<string[]> {
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, 'build', file)), { recursive: true });
    writeFileSync(path.join(folder, 'build', file), text);
  };
  for (const page of pages) write(`${page}/index.html`, `page ${page}`);
  write(
    'release.json',
    JSON.stringify({
      contentSecurityPolicy: '',
      stock: { apiUrl: 'http://127.0.0.1:1', companyId: 'a' },
      machines: [],
    }),
  );
  write(cmsRedirectsFile, JSON.stringify(redirects));
  const now = new Date(Date.UTC(2026, 10, 29, 8, 0, second));
  return (await publishRelease({ from: path.join(folder, 'build'), releasesDir, keep: 3, now })).written;
}

const server = createSiteServer({
  releasesDir,
  fetchItem: () => Promise.resolve('missing'),
  fetchCategories: () => Promise.resolve([]),
});
const ask = async (url: string) => {
  const { statusCode, headers, body } = await (await server).inject(url);
  const cache = headers['cache-control'];
  return statusCode === 200 || statusCode === 404
    ? `${String(statusCode)} ${body}`
    : [statusCode, headers.location, cache];
};
beforeAll(async () => {
  await publish(
    [
      ...resolve('/Oude%20Pagina/', '/contact#kaart'),
      ...resolve('/en/actie', 'https://webshop.example/', '2027-01-01'),
    ],
    0,
  );
});
afterAll(async () => {
  await (await server).close();
  rmSync(folder, { recursive: true });
});

const lasting = 'public, max-age=0, must-revalidate';

test.each([
  '/Oude%20Pagina',
  '/oude%20pagina?utm=1',
  '/OUDE%20PAGINA//',
  '//oude%20pagina/index.html',
  '/nl/oude%20pagina',
  '/oude%20pagina.',
])('the server leads from %s for good, in one step', async (url) => {
  expect(await ask(url)).toEqual([301, '/contact#kaart', lasting]);
});

test('the server leads elsewhere until a day, which no browser keeps', async () => {
  expect(await ask('/EN/Actie/')).toEqual([302, 'https://webshop.example/', 'no-store']);
});

test('a redirect of an older build never hides a page, and one beside it is not found', async () => {
  await publish([{ from: '/contact', to: '/', status: 301 }], 1);
  expect(await ask('/contact')).toBe('200 page /contact');
  expect(await ask('/contact/')).toEqual([301, '/contact', lasting]);
  expect(await ask('/oude-pagina')).toBe('404 page /404');
  expect(await ask(`/${cmsRedirectsFile}`)).toBe('404 page /404');
});

test('a release with another redirect and no other page is published, and answers by it', async () => {
  await publish(resolve('/oud', '/contact'), 2);
  expect(await ask('/oud')).toEqual([301, '/contact', lasting]);
  expect(await publish(resolve('/oud', '/'), 3)).toEqual([cmsRedirectsFile]);
  expect(await ask('/oud')).toEqual([301, '/', lasting]);
});

test.each(['', '{', '[{"from":"/a","to":"//evil.example","status":301}]', '[{"from":"a","to":"/","status":301}]'])(
  'a list that is none redirects nobody: %s',
  (text) => {
    expect(parseCmsRedirects(text)).toEqual([]);
  },
);

test('whatever is redirected is an address at which the server answers, in the form in which it looks for it', () => {
  fc.assert(
    fc.property(fc.oneof(anyPath, fc.webPath(), fc.string()), (from) => {
      const redirects = resolve(from, '/contact');
      for (const redirect of redirects) {
        expect(resolveRequest(encodeURI(redirect.from))).toMatchObject({ kind: 'file', path: redirect.from });
        expect(resolve(encodeURI(redirect.from), '/contact')).toEqual(redirects);
        expect(toRedirectKey(toRedirectKey(redirect.from))).toBe(toRedirectKey(redirect.from));
      }
      expect(parseCmsRedirects(JSON.stringify(redirects))).toEqual(redirects);
    }),
    { numRuns: 1000 },
  );
});

test('the redirects of the demo lead to pages, and nothing is to be said of them', () => {
  const entries = getSeedSpace().entries.filter(({ sys }) => sys.contentType.sys.id === 'redirect');
  expect(entries).toHaveLength(2);
  const { redirects, findings } = resolveRedirects(entries, site);
  expect([redirects.map(({ status }) => status), findings]).toEqual([[302, 301], []]);
});
