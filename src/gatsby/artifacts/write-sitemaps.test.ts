import { formatSitemap, toParts } from './write-sitemaps';

const siteUrl = 'https://dealer.example';
const links = ['nl', 'en', 'de', 'x-default'].map((lang) => ({
  lang,
  url: `${siteUrl}/${lang}/${'c'.repeat(80)}/${'p'.repeat(80)}-204170`,
}));

test('a page has its day, its languages and its pictures, whatever their addresses hold', async () => {
  const entry = {
    url: `${siteUrl}/occasions/tractoren/fendt-1`,
    lastmod: '2026-10-02',
    links: [{ lang: 'de', url: `${siteUrl}/de/anlasse/traktoren/fendt-1` }],
    img: [{ url: 'https://images.example/1.jpg?a=1&b=<2>' }],
  };
  const xml = (await formatSitemap([entry])).toString();
  expect(xml).toContain('<loc>https://dealer.example/occasions/tractoren/fendt-1</loc><lastmod>2026-10-02</lastmod>');
  expect(xml).toContain(
    '<xhtml:link rel="alternate" hreflang="de" href="https://dealer.example/de/anlasse/traktoren/fendt-1"/>',
  );
  expect(xml).toContain('<image:loc>https://images.example/1.jpg?a=1&amp;b=%3C2%3E</image:loc>');
});

test.each([
  [0, []],
  [10_000, [10_000]],
  [20_001, [10_000, 10_000, 1]],
])('%s pages are in files of %j, each page once and in its order', (count, sizes) => {
  const pages = Array.from({ length: count }, (_, index) => index);
  const parts = toParts(pages);
  expect(parts.map(({ length }) => length)).toEqual(sizes);
  expect(parts.flat()).toEqual(pages);
});

test('ten thousand of the longest entries stay below the 50 MB that a file may have', async () => {
  const img = Array.from({ length: 10 }, (_, index) => ({
    url: `https://images.example/${'x'.repeat(160)}/${String(index)}.jpg`,
  }));
  const entry = { url: links[0]?.url ?? '', lastmod: '2026-10-02', links, img };
  const few = await formatSitemap(Array.from({ length: 20 }, () => entry));
  expect((few.length / 20) * 10_000).toBeLessThan(50_000_000);
});
