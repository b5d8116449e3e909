import fc from 'fast-check';

import { legacyPaths } from '../../src/config/redirects';
import { anyPath } from '../../src/testing/factories/any-text';

import { resolveRequest } from './resolve-request';

const toLocation = (url: string) => {
  const resolution = resolveRequest(url);
  return resolution.kind === 'redirect' ? encodeURI(resolution.path) + resolution.query : resolution.kind;
};

test.each(legacyPaths)('the legacy path %s redirects home permanently, in any capitals', (path) => {
  for (const url of [path, path.toUpperCase(), `/nl/${path}/?a=b`]) expect(toLocation(url)).toBe('/');
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
  ['/nl', '/'],
  ['/nl/', '/'],
  ['/nl/contact?a=b', '/contact?a=b'],
  ['/Contact', '/contact'],
  ['//NL//Contact//?a=b', '/contact?a=b'],
  ['/algemenevoorwaarden', '/algemeneVoorwaarden'],
  ['/EN/Stock/', '/en/occasions'],
  ['/contact/index.html/index.html', '/contact'],
  ['/EN/Occasions/Tractors', '/en/occasions/Tractors'],
  ['/de/anlasse/M%C3%A4hdrescher/', '/de/anlasse/M%C3%A4hdrescher'],
])('%s redirects to %s, in one step', (url, location) => {
  expect(toLocation(url)).toBe(location);
  expect(toLocation(location)).toBe('file');
});

test.each(['/page-data/Contact/page-data.json', '/App-0123456789ab.js', '/nl/page-data/app-data.json'])(
  'the file %s keeps its capitals',
  (url) => {
    expect(resolveRequest(url)).toMatchObject({ kind: 'file', path: url });
  },
);

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
])('%s is served from %j, or %s', (url, files, notFound) => {
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
])('%s is no path of the site', (url) => {
  expect(resolveRequest(url).kind).toBe('error');
});

test('an invalid path gets the 404 page of its language', () => {
  expect(resolveRequest('/en/%FF')).toEqual({ kind: 'error', notFound: 'en/404/index.html' });
});

test('any URL resolves to a file of the release or a redirect on this host', () => {
  fc.assert(
    fc.property(fc.oneof(anyPath, fc.string()), (path) => {
      const resolution = resolveRequest(`/${path}`);
      if (resolution.kind === 'redirect') {
        expect(new URL(encodeURI(resolution.path), 'https://own.example').host).toBe('own.example');
      }
      if (resolution.kind === 'file')
        for (const file of resolution.files) expect(file).not.toMatch(/(^|\/)\.\.(\/|$)|^\//);
    }),
  );
});

test('any URL needs one redirect at most', () => {
  const word = fc.constantFrom(
    '',
    'nl',
    'EN',
    'Contact',
    'stock',
    'voorraad',
    'Tractoren',
    'index.html',
    'x.',
    'a%20',
    '%2e',
    'a+b',
  );
  const url = fc.oneof(
    anyPath,
    fc.string(),
    fc.array(word).map((words) => words.join('/')),
  );
  fc.assert(
    fc.property(url, (path) => {
      const location = toLocation(`/${path}`);
      if (location.startsWith('/')) expect(toLocation(location)).toMatch(/^(file|error)$/);
    }),
    { numRuns: 500 },
  );
});
