import { hashContent } from './content-hash';

const page = `<!DOCTYPE html><html lang="nl" data-flags="a"><head><meta charset="utf-8"/><meta name="generator" content="Gatsby 5"/>
<title>Tractoren</title><meta name="description" content="Alle tractoren"/>
<link rel="canonical" href="https://dealer.example/tractoren"/><link rel="stylesheet" href="/styles.1a.css"/>
<link rel="preload" as="fetch" href="/page-data/app-data.json"/><style data-href="/styles.1a.css">.a1{color:red}</style>
<script type="application/ld+json">{"@type":"Product","name":"Fendt"}</script></head>
<body><div id="gatsby-focus-wrapper" class="a1"><h1 class="x">Tractoren</h1><a class="b2" href="/contact">Contact</a>
<img src="data:image/svg+xml,1"/><img alt="Een tractor" src="/static/1.jpg" srcset="/static/1.jpg 1x"/></div>
<script data-scripts="/app-1a2b.js /framework-3c.js">start("1a2b")</script><!-- 1a2b --></body></html>`;
const before = hashContent(page);

test.each([
  ['names of scripts', 'app-1a2b.js', 'app-ffff.js'],
  ['an inline script', 'start("1a2b")', 'start("ffff")'],
  ['names of styles', '/styles.1a.css', '/styles.ff.css'],
  ['styles', 'color:red', 'color:blue'],
  ['classes', 'class="b2"', 'class="c3"'],
  ['flags', 'data-flags="a"', 'data-flags="b"'],
  ['a comment', '<!-- 1a2b -->', ''],
  ['the version of the generator', 'Gatsby 5', 'Gatsby 6'],
  ['a placeholder', 'svg+xml,1', 'svg+xml,2'],
  ['what is fetched ahead', 'app-data.json', 'other-data.json'],
])('%s may change: the page says the same', (_what, from, to) => {
  expect(page).toContain(from);
  expect(hashContent(page.replaceAll(from, to))).toBe(before);
});

test.each([
  ['a text', '<h1 class="x">Tractoren', '<h1 class="x">Maaiers'],
  ['the title', '<title>Tractoren', '<title>Maaiers'],
  ['the description', 'Alle tractoren', 'Alle maaiers'],
  ['where a link leads', '/contact"', '/over-ons"'],
  ['the canonical address', 'dealer.example/tractoren', 'dealer.example/maaiers'],
  ['an image', '"/static/1.jpg"', '"/static/2.jpg"'],
  ['what an image shows', 'Een tractor', 'Een maaier'],
  ['structured data', '"Fendt"', '"Claas"'],
  ['the language', 'lang="nl"', 'lang="de"'],
])('%s changes: the page says something else', (_what, from, to) => {
  expect(page).toContain(from);
  expect(hashContent(page.replace(from, to))).not.toBe(before);
});

test('a sign in an attribute does not end its tag', () => {
  const odd = (href: string) => `<p>1</p><a title="a > b" href="${href}">link</a>`;
  expect(hashContent(odd('/a'))).not.toBe(hashContent(odd('/b')));
});

test('a page of some hundred kilobytes is read in milliseconds, also with signs that end nowhere', () => {
  const started = process.cpuUsage();
  hashContent(`${'<'.repeat(200_000)}${page}${'<a "'.repeat(1000)}`);
  const { user, system } = process.cpuUsage(started);
  expect((user + system) / 1000).toBeLessThan(2000);
});
