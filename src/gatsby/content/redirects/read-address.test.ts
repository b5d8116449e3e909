import { readFrom, readTo, toHref } from './read-address';

const siteUrl = 'https://www.dealer.example';

test.each([
  ['/oude-pagina', '/oude-pagina', false],
  ['oude-pagina', '/oude-pagina', false],
  [' /oude-pagina/ ', '/oude-pagina', false],
  ['//oude-pagina//index.html', '/oude-pagina', false],
  ['https://www.dealer.example/oude-pagina/', '/oude-pagina', false],
  ['http://DEALER.example/oude-pagina#top', '/oude-pagina', false],
  ['www.dealer.example/oude-pagina', '/oude-pagina', false],
  ['dealer.example', '/', false],
  ['/Oude%20Pagina', '/Oude Pagina', false],
  ['/Oude Pagina', '/Oude Pagina', false],
  ['/%C3%BCber-uns', '/über-uns', false],
  ['/u\u0308ber-uns', '/über-uns', false],
  ['/oude-\u200Bpagina\n', '/oude-pagina', false],
  ['/index.php?id=3', '/index.php', true],
  ['/oude-pagina#a?b', '/oude-pagina', false],
  ['/NL/Oude-Pagina', '/Oude-Pagina', false],
  ['/EN/Stock', '/en/occasions', false],
  ['/100%25', '/100%', false],
])('from %j is the path %j', (written, path, hasQuery) => {
  expect(readFrom(written, siteUrl)).toEqual({ path, hasQuery });
});

test.each([
  ['', 'empty'],
  ['  ', 'empty'],
  [null, 'empty'],
  [['/a'], 'empty'],
  ['https://elsewhere.example/a', 'elsewhere'],
  ['https://dealer.example.evil.example/a', 'elsewhere'],
  ['www.elsewhere.example/a', 'elsewhere'],
  ['javascript:alert(1)', 'elsewhere'],
  ['mailto:info@dealer.example', 'elsewhere'],
  ['/oud/*', 'star'],
  ['/oud/%2A', 'star'],
  ['/100%', 'unreadable'],
  ['/a/../b', 'unreadable'],
  ['/a%2Fb', 'unreadable'],
  ['/a%E2%80%80', 'unreadable'],
  ['/a%E2%80%8Bb', 'unreadable'],
  ['/a\\b', 'unreadable'],
])('from %j cannot be redirected: %s', (written, fault) => {
  expect(readFrom(written, siteUrl)).toBe(fault);
});

test.each([
  ['/contact', '/contact'],
  ['contact/', '/contact'],
  ['https://dealer.example/contact', '/contact'],
  ['/occasions?filter-makeName[]=Fendt#lijst', '/occasions?filter-makeName[]=Fendt#lijst'],
  ['/zoek?q=a b$c"d\\', '/zoek?q=a%20b%24c%22d%5C'],
  ['/über-uns/prijs$', '/%C3%BCber-uns/prijs%24'],
  ['//evil.example/a', '/evil.example/a'],
])('to %j leads to %s of this site', (written, href) => {
  const to = readTo(written, siteUrl);
  expect(to).toMatchObject({ kind: 'here' });
  if (typeof to !== 'string' && to.kind === 'here') expect(toHref(to.path, to.rest)).toBe(href);
});

test.each([
  ['https://webshop.example/delen?a=b', 'https://webshop.example/delen?a=b'],
  ['www.webshop.example', 'https://www.webshop.example/'],
  ['https://webshop.example/€$;"', 'https://webshop.example/%E2%82%AC%24;%22'],
])('to %j leads elsewhere, to %s', (written, href) => {
  expect(readTo(written, siteUrl)).toEqual({ kind: 'elsewhere', href });
});

test.each([
  [' ', 'empty'],
  [7, 'empty'],
  ['http://webshop.example/', 'insecure'],
  ['javascript:alert(1)', 'scheme'],
  ['java\nscript:alert(1)', 'scheme'],
  ['data:text/html,a', 'scheme'],
  ['ftp://webshop.example', 'scheme'],
  ['tel:+31570000012', 'scheme'],
  ['https://dealer.example@evil.example/', 'unreadable'],
  ['https://localhost/', 'unreadable'],
  ['https://', 'unreadable'],
])('nobody is led to %j: %s', (written, fault) => {
  expect(readTo(written, siteUrl)).toBe(fault);
});
