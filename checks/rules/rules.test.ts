import { readPageFacts } from '../page-facts';
import type { Site } from '../site';

import { checkJsonLd } from './json-ld-rules';
import { checkLinks } from './link-rules';
import { checkAlternates, checkPage, findDuplicates } from './page-rules';
import { checkSitemaps } from './sitemap-rules';
import { checkXml } from './xml-rules';

const siteUrl = 'https://dealer.example';
const paths = { nl: '/contact', en: '/en/contact', de: '/de/kontakt' };

function toHtml(lang: keyof typeof paths, { head = '', body = '' } = {}): string {
  const links = Object.entries({ ...paths, 'x-default': paths.nl }).map(
    ([language, path]) => `<link rel="alternate" hreflang="${language}" href="${siteUrl}${path}">`,
  );
  const names = ['type', 'site_name', 'title', 'description', 'url', 'locale', 'image', 'image:alt'];
  const cards = names.map(
    (name) => `<meta property="og:${name}" content="${name === 'image' ? `${siteUrl}/a.jpg` : 'x'}">`,
  );
  return `<html lang="${lang}"><head><title>Contact ${lang}</title><meta name="description" content="d ${lang}">
    <link rel="canonical" href="${siteUrl}${paths[lang]}">${links.join('')}${cards.join('')}
    <meta name="twitter:card" content="summary">${head}</head>
    <body><svg><title>Logo</title></svg><h1 id="top">Contact</h1>${body}</body></html>`;
}

function toSite(change: Partial<Record<keyof typeof paths, string>> = {}, files: Record<string, string> = {}): Site {
  const pages = (['nl', 'en', 'de'] as const).map(
    (lang) => [paths[lang], readPageFacts(paths[lang], change[lang] ?? toHtml(lang))] as const,
  );
  return {
    siteUrl,
    pages: new Map(pages),
    live: new Set(['/occasions/tractoren/fendt-8']),
    files: new Set(['/a.jpg', ...Object.keys(files)]),
    read: (file) => files[file] ?? '',
    toSentBytes: (file) => (files[file] ?? '').length,
  };
}

function checkDutch(html: string): string[] {
  const site = toSite({ nl: html });
  const page = site.pages.get('/contact');
  if (page === undefined) throw new Error('there is no such page');
  return [
    ...checkPage(page, site),
    ...checkAlternates(page, site),
    ...checkLinks(page, site),
    ...findDuplicates([...site.pages.values()]),
  ];
}

test('a correct page passes, with links to pages, ids, files and people', () => {
  const body =
    '<h2>A</h2><a href="/en/contact?x=1#top">a</a><a href="#top">b</a><a href="tel:+31570000012;ext=12">c</a><a href="tel:112">d</a><a href="https://wa.me/?text=x">e</a><a href="https://wa.me/31600000012">f</a><a href="https://wa.me/message/X">g</a><img src="/a.jpg">';
  expect(checkDutch(toHtml('nl', { body }))).toEqual([]);
});

test.each<[string, Parameters<typeof toHtml>[1], RegExp]>([
  ['a number with a zero in brackets', { body: '<a href="tel:+31(0)570000012">x</a>' }, /invalid telephone number/],
  ['a number with spaces', { body: '<a href="tel:0570 000012">x</a>' }, /invalid telephone number/],
  ['a conversation without a country', { body: '<a href="https://wa.me/0600000013">x</a>' }, /invalid WhatsApp number/],
  ['a second main heading', { body: '<h1>B</h1>' }, /2 main headings/],
  ['a heading without one above it', { body: '<h3>B</h3>' }, /level 3/],
  ['a part that is called what the page is', { body: '<h2> Contact</h2>' }, /says ‘Contact’ twice/],
  ['a second title', { head: '<title>B</title>' }, /2 titles/],
  ['another canonical', { head: `<link rel="canonical" href="${siteUrl}/x">` }, /canonical is/],
  ['a dead link', { body: '<a href="/nope">x</a>' }, /a dead link to \/nope/],
  ['a link to no place', { body: '<a href="/contact#nope">x</a>' }, /without that id/],
  ['a link that runs', { body: '<a href="javascript:x()">x</a>' }, /a link to ‘javascript/],
  ['a missing picture', { body: '<img src="/b.jpg">' }, /missing file, \/b\.jpg/],
  [
    'a language that is no page',
    { head: `<link rel="alternate" hreflang="de" href="${siteUrl}/de/nope">` },
    /which is no page/,
  ],
])('%s is found', (_, parts, problem) => {
  expect(checkDutch(toHtml('nl', parts)).join('\n')).toMatch(problem);
});

test('a stock item that is shown live may be linked and listed', () => {
  expect(checkDutch(toHtml('nl', { body: '<a href="/occasions/tractoren/fendt-8">x</a>' }))).toEqual([]);
  const listed = [...Object.values(paths), '/occasions/tractoren/fendt-8'];
  expect(checkSitemaps(toSite({}, toSitemap(listed)), '2026-11-01')).toEqual([]);
});

test('a duplicate title in the same language is found', () => {
  const twice = [...toSite().pages.values()].map((page) => ({ ...page, lang: 'nl', titles: ['Contact'] }));
  expect(findDuplicates(twice)).toEqual([
    '/en/contact: the title of /contact (‘Contact’)',
    '/de/kontakt: the title of /en/contact (‘Contact’)',
  ]);
});

test('a language version that does not refer back is found', () => {
  const html = toHtml('de').replace(`hreflang="nl" href="${siteUrl}/contact"`, `hreflang="nl" href="${siteUrl}/"`);
  const site = toSite({ de: html });
  const page = site.pages.get('/contact');
  if (page === undefined) throw new Error('there is no such page');
  expect(checkAlternates(page, site)).toEqual([`${siteUrl}/de/kontakt does not lead back`]);
});

const context = { '@context': 'https://schema.org' };
const offer = {
  '@type': 'Offer',
  url: siteUrl,
  availability: 'https://schema.org/InStock',
  itemCondition: 'https://schema.org/UsedCondition',
  ...{ price: 1, priceCurrency: 'EUR' },
};
const product = { ...context, '@type': 'Product', name: 'Fendt', description: 'x', sku: '1', offers: offer };

test('a product with the properties that Google requires passes', () => {
  expect(checkJsonLd(JSON.stringify(product))).toEqual([]);
  expect(checkJsonLd(JSON.stringify({ ...product, offers: { ...offer, itemCondition: undefined } }))).toEqual([]);
});

test.each<[unknown, RegExp]>([
  ['{', /no JSON/],
  [{ '@type': 'Product' }, /without its context/],
  [{ ...product, offers: undefined }, /no offers/],
  [{ ...product, offers: { ...offer, price: undefined, priceCurrency: undefined } }, /no price/],
  [{ ...product, offers: { ...offer, price: 0, priceCurrency: 'EUR' } }, /the price 0 EUR/],
  [{ ...product, offers: { ...offer, availability: 'InStock' } }, /availability InStock/],
  [{ ...context, '@type': 'JobPosting', title: 'x' }, /no datePosted/],
  [{ ...context, '@type': 'Vehicle' }, /has no rule/],
  [{ ...context, '@type': 'PostalAddress', streetAddress: 'x', addressCountry: 'Nederland' }, /no code/],
  [
    { ...context, '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', position: 2, name: 'x' }] },
    /positions/,
  ],
])('%j is found', (data, problem) => {
  const text = typeof data === 'string' ? data : JSON.stringify(data);
  expect(checkJsonLd(text).join('\n')).toMatch(problem);
});

function toSitemap(listed: readonly string[]): Record<string, string> {
  const links = Object.entries({ ...paths, 'x-default': paths.nl })
    .map(([language, path]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${siteUrl}${path}"/>`)
    .join('');
  const urls = listed.map((path) => `<url><loc>${siteUrl}${path}</loc><lastmod>2026-10-02</lastmod>${links}</url>`);
  return {
    '/robots.txt': `Sitemap: ${siteUrl}/sitemap.xml\n`,
    '/sitemap.xml': `<sitemapindex><sitemap><loc>${siteUrl}/sitemaps/nl-1.xml</loc></sitemap></sitemapindex>`,
    '/sitemaps/nl-1.xml': `<urlset>${urls.join('')}</urlset>`,
  };
}

test.each<[readonly string[], readonly string[]]>([
  [Object.values(paths), []],
  [['/contact', '/en/contact'], ['/de/kontakt is in no sitemap']],
  [[...Object.values(paths), '/nope'], [`${siteUrl}/nope is listed but is not an indexable page`]],
  [[...Object.values(paths), '/contact'], [`${siteUrl}/contact is listed twice`]],
])('a sitemap of %j has the faults %j', (listed, problems) => {
  expect(checkSitemaps(toSite({}, toSitemap(listed)), '2026-11-01')).toEqual(problems);
});

test('an XML file that is not well-formed is found', () => {
  const files = { '/a.xml': '<a>&amp;</a>', '/b.xml': '<a>\ufffe</a>', '/c.xml': '<a>&</a>', '/d.txt': '<' };
  const problems = checkXml(toSite({}, files));
  expect(problems.map((problem) => problem.slice(0, 6))).toEqual(['/b.xml', '/c.xml']);
});

test('a noindex page in a sitemap and a future date are found', () => {
  const hidden = toHtml('de', { head: '<meta name="robots" content="noindex">' });
  const site = toSite({ de: hidden }, toSitemap(Object.values(paths)));
  expect(checkSitemaps(site, '2026-11-01')).toEqual([`${siteUrl}/de/kontakt is listed but is not an indexable page`]);
  expect(checkSitemaps(toSite({}, toSitemap(Object.values(paths))), '2026-10-01')).toHaveLength(3);
});
