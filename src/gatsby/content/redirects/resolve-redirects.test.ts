import fc from 'fast-check';

import { toRedirectKey } from '../../../config/cms-redirects';
import { toEntry } from '../checks/test-facts';

import { createPlaces } from './places';
import { listPaths, resolveRedirects } from './resolve-redirects';

const existing = ['/', '/contact', '/algemeneVoorwaarden', '/robots.txt', '/en/contact'];
const find = createPlaces({
  existing,
  addresses: new Map([
    ['/occasions/tractoren', '/occasions/trekkers'],
    ['/occasions/trekkers', '/occasions/trekkers'],
  ]),
  stockItems: ['/occasions/trekkers/fendt-724-7', '/en/occasions/tractors/fendt-724-7'],
});
const site = { siteUrl: 'https://dealer.example', today: '2026-11-29', find };

type Pair = readonly [from: unknown, to: unknown, until?: string];
/** Entries called `a`, `b`, …, the first one made first. */
const toEntries = (pairs: readonly Pair[]) =>
  pairs.map(([from, to, until], index) => {
    const entry = toEntry('redirect', String.fromCharCode(97 + index), {
      from,
      to,
      ...(until !== undefined && { until }),
    });
    return { ...entry, sys: { ...entry.sys, createdAt: `2026-01-${String(index + 1).padStart(2, '0')}T08:00:00Z` } };
  });
const resolve = (...pairs: Pair[]) => resolveRedirects(toEntries(pairs), site);
const lead = (...pairs: Pair[]) => resolve(...pairs).redirects.map(({ from, to, status }) => [from, to, status]);

test('leads for good, or until a day and not for good', () => {
  expect(resolve(['/oud', '/contact'], ['/actie', 'https://webshop.example/', '2026-11-29'])).toEqual({
    redirects: [
      { from: '/actie', to: 'https://webshop.example/', status: 302 },
      { from: '/oud', to: '/contact', status: 301 },
    ],
    findings: [],
  });
});

test('is there no more after its day, which nobody has to be told', () => {
  const over = ['/oud', '/contact', '2026-11-28'] as const;
  expect(resolve(over)).toEqual({ redirects: [], findings: [] });
  // Nor does it keep another one from its address.
  expect(lead(over, ['/oud', '/en/contact'])).toEqual([['/oud', '/en/contact', 301]]);
});

test.each([
  [[['', '/contact']], 'from', /its field “From” is empty; nobody is redirected/],
  [[['/oud', '  ']], 'to', /its field “To” is empty; nobody is redirected/],
  [
    [['https://other.example/a', '/contact']],
    'from',
    /“https:\/\/other.example\/a”, and that is no address of this site/,
  ],
  [[['/oud/*', '/contact']], 'from', /has a \*, which stands for nothing here/],
  [[['/a%', '/contact']], 'from', /is no address that a browser can ask for/],
  [[['/oud', 'javascript:alert(1)']], 'to', /is no address of a page/],
  [[['/oud', 'http://a.example/']], 'to', /is not encrypted/],
  [[['/Contact/', '/']], 'from', /where the site has a page or a file; that is shown/],
  [[['/algemenevoorwaarden', '/']], 'from', /where the site has a page or a file/],
  [[['/Robots.txt', '/']], 'from', /where the site has a page or a file/],
  [[['/occasions/trekkers/fendt-724-7', '/']], 'from', /where the site has a page or a file/],
  [
    [['/occasions/tractoren', '/contact']],
    'from',
    /an earlier address which leads to “\/occasions\/trekkers” by itself/,
  ],
  [
    [['/occasions/weg/claas-7', '/contact']],
    'from',
    /an earlier address which leads to “\/occasions\/trekkers\/fendt-724-7”/,
  ],
  [[['/trucks', '/contact']], 'from', /an earlier address which leads to “\/” by itself/],
  ...[
    '/hooks/rebuild',
    '/status',
    '/desk',
    '/health',
    '/page-data/a',
    '/.git/config',
    '/en/404',
    '/a.gz',
    '/_redirects',
  ].map((from) => [[[from, '/contact']], 'from', /which the site needs for itself/] as const),
  [[['/oud', '/weg']], 'to', /“\/weg”, but there is nothing at “\/weg” on this site; nobody is redirected/],
  [[['/oud', '/status']], 'to', /there is nothing at “\/status”/],
  [[['/oud', '/Oud/']], 'to', /leads in a circle \(\/oud → \/oud\); nobody is redirected/],
] as const)('%j redirects nobody, and of %s is said %s', (pairs, field, sentence) => {
  const { redirects, findings } = resolve(...(pairs as readonly Pair[]));
  expect(redirects).toEqual([]);
  expect(findings).toMatchObject([
    { type: 'redirect', id: 'a', field, problem: expect.stringMatching(sentence) as string },
  ]);
  expect(findings[0]?.advice).toMatch(/^\w.*\.$/);
});

test('is named by its address', () => {
  expect(resolve(['/oud', '/weg']).findings).toMatchObject([
    { title: '/oud', fieldName: 'To', problem: expect.stringContaining('The redirect a (“/oud”): ') as string },
  ]);
});

test('a circle of several redirects nobody, nor does what leads into it', () => {
  const { redirects, findings } = resolve(['/a', '/b'], ['/b', '/c'], ['/c', '/b']);
  expect(redirects).toEqual([]);
  expect(findings.map(({ id, problem }) => [id, /circle \((.*?)\)/.exec(problem)?.[1]])).toEqual([
    ['a', '/a → /b → /c → /b'],
    ['b', '/b → /c → /b'],
    ['c', '/c → /b → /c'],
  ]);
});

test('a chain leads to its end at once, not for good if a part of it is not, and is said', () => {
  const chain: Pair[] = [
    ['/a', '/b'],
    ['/b', '/C?x=1', '2027-01-01'],
    ['/c', '/occasions/tractoren?pagina=2'],
  ];
  const { redirects, findings } = resolve(...chain);
  expect(redirects).toEqual(
    ['/a', '/b', '/c'].map((from) => ({
      ...{ from, to: '/occasions/trekkers?pagina=2' },
      status: from === '/c' ? 301 : 302,
    })),
  );
  expect(findings.map(({ problem }) => problem)).toEqual([
    expect.stringContaining(
      '“/b”, which itself leads on to “/occasions/trekkers?pagina=2”; visitors are led there at once',
    ),
    expect.stringContaining('“/C?x=1”, which'),
    expect.stringContaining('“/occasions/tractoren?pagina=2”, which'),
  ]);
});

test('of two for one address the older one counts, or the one whose id comes first', () => {
  const pairs: Pair[] = [
    ['/oud', '/contact'],
    ['/OUD/', '/'],
  ];
  const { redirects, findings } = resolveRedirects(toEntries(pairs).reverse(), site);
  expect(redirects).toEqual([{ from: '/oud', to: '/contact', status: 301 }]);
  expect(findings).toMatchObject([
    {
      id: 'b',
      field: 'from',
      problem: expect.stringContaining('as that of a (“/oud”), which was made first') as string,
    },
  ]);
  const ageless = toEntries(pairs).map((entry) => ({ ...entry, sys: { ...entry.sys, createdAt: undefined } }));
  for (const entries of [ageless, ageless.toReversed()])
    expect(resolveRedirects(entries, site).redirects).toMatchObject([{ to: '/contact' }]);
});

test('a query does not count, and that is said', () => {
  const { redirects, findings } = resolve(['/index.php?id=3', '/contact']);
  expect(redirects).toMatchObject([{ from: '/index.php' }]);
  expect(findings).toMatchObject([
    { field: 'from', problem: expect.stringMatching(/does not count: “\/index.php” is/) as string },
  ]);
});

test('the paths to look up are those of this site, once', () => {
  const entries = toEntries([
    ['/oud', '/contact?a=b'],
    ['/contact/', 'https://a.example/'],
    ['', 'tel:1'],
  ]);
  expect(listPaths(entries, site.siteUrl)).toEqual(['/oud', '/contact']);
});

test('whatever editors write: no chain, no circle, nothing hidden, and nothing lost without a word', () => {
  const address = fc.oneof(
    fc.constantFrom('/a', '/B/', '/b', 'c', '/c?x', '/d d', '/en/a', '/nl/a', '/contact', '/Trucks', '/robots.txt'),
    fc.constantFrom('https://dealer.example/a', 'https://a.example/', '/occasions/tractoren', 'data:a', '', '/%'),
    fc.webPath(),
    fc.string(),
  );
  const until = fc.constantFrom(undefined, undefined, '2026-11-28', '2027-01-01', 'soon');
  fc.assert(
    fc.property(fc.array(fc.tuple(address, address, until), { maxLength: 8 }), (pairs) => {
      const entries = toEntries(pairs);
      const { redirects, findings } = resolveRedirects(entries, site);
      const froms = new Set(redirects.map(({ from }) => toRedirectKey(from)));
      expect(froms.size).toBe(redirects.length);
      for (const { from, to } of redirects) {
        expect(find(from)).toBeNull();
        const [path = ''] = to.split(/[?#]/);
        if (!to.startsWith('/')) expect(new URL(to).protocol).toBe('https:');
        else expect(find(decodeURIComponent(path))).toMatchObject({ kind: 'page' });
        expect(to.startsWith('/') && froms.has(toRedirectKey(decodeURIComponent(path)))).toBe(false);
      }
      const over = entries.filter(({ fields }) => fields.until?.nl === '2026-11-28').length;
      const silent = entries.length - over - redirects.length;
      expect(new Set(findings.map(({ id }) => id)).size).toBeGreaterThanOrEqual(silent);
      expect(resolveRedirects(entries.toReversed(), site).redirects).toEqual(redirects);
    }),
    { numRuns: 300 },
  );
});
