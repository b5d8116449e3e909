import fc from 'fast-check';

import { legacyPaths } from '../../src/config/redirects';

import { resolveRequest } from './resolve-request';

test.each(legacyPaths)('the legacy path %s leads home for good', (path) => {
  expect(resolveRequest(path)).toEqual({ kind: 'redirect', location: '/' });
});

test.each([
  ['/contact/', '/contact'],
  ['/en/', '/en'],
  ['/contact/?a=b', '/contact?a=b'],
  ['/contact/index.html', '/contact'],
  ['/index.html', '/'],
  ['//evil.example/', '/evil.example'],
  ['/voorraad?filter-makeName[]=Fendt', '/occasions?filter-makeName[]=Fendt'],
  ['/occasions/tractoren/fendt-1,', '/occasions/tractoren/fendt-1'],
  ['/occasions/tractoren/fendt-1%20%E2%80%A6?x=1', '/occasions/tractoren/fendt-1?x=1'],
  ['/contact%3F', '/contact'],
  ['//evil.example/%0A', '/evil.example'],
  ['/en/stock/tractors/fendt-1', '/en/occasions/tractors/fendt-1'],
])('%s is at %s now', (url, location) => {
  expect(resolveRequest(url)).toEqual({ kind: 'redirect', location });
});

test.each([
  ['/', ['index.html', ''], '404/index.html'],
  ['/contact?x', ['contact/index.html', 'contact'], '404/index.html'],
  ['/en/occasions', ['en/occasions/index.html', 'en/occasions'], 'en/404/index.html'],
  ['/de/nichts', ['de/nichts/index.html', 'de/nichts'], 'de/404/index.html'],
  [
    '/page-data/index/page-data.json',
    ['page-data/index/page-data.json/index.html', 'page-data/index/page-data.json'],
    '404/index.html',
  ],
])('%s is looked for in %j, else %s says that it is not there', (url, files, notFound) => {
  expect(resolveRequest(url)).toMatchObject({ kind: 'file', files, notFound });
});

test.each([
  '/%E0%A4%A',
  '/..%2f..%2fetc/passwd',
  '/a/../b',
  '/a%5cb',
  '/a%00b',
  '/a%3Fb',
  '/en%2foccasions',
  '/404',
  '/de/404',
  '/en/500',
  '/%FF',
  '/release.json',
  '/nginx.conf',
  '/_headers',
  '/.htaccess',
  '/contact/.git/config',
  '/contact/index.html.br',
])('%s is no address of the site', (url) => {
  expect(resolveRequest(url).kind).toBe('error');
});

test('an address that cannot be read is missing in its own language', () => {
  expect(resolveRequest('/en/%FF')).toEqual({ kind: 'error', notFound: 'en/404/index.html' });
});

test('whatever is asked, an answer stays in the release and a redirect on this host', () => {
  fc.assert(
    fc.property(fc.oneof(fc.webPath(), fc.string()), (path) => {
      const resolution = resolveRequest(`/${path}`);
      if (resolution.kind === 'redirect') {
        expect(new URL(resolution.location, 'https://own.example').host).toBe('own.example');
      }
      if (resolution.kind === 'file')
        for (const file of resolution.files) expect(file).not.toMatch(/(^|\/)\.\.(\/|$)|^\//);
    }),
  );
});
