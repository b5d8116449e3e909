import { readPage } from './page-facts';

const read = (html: string) => readPage(Buffer.from(html));

/** A page as Gatsby writes it, with something else in a place. */
function toPage({ head = '', main = '<h1>Fendt</h1><p>Trekker</p>', end = '</body></html>' } = {}): string {
  return `<!DOCTYPE html><html><head>${head}</head><body><main id="main">${main}</main><script id="gatsby-script-loader" data-path="/de/kontakt" data-hash="1">a()</script><script data-scripts="/app-1.js /home-2.js" data-data="/page-data/app-data.json ">b()</script>${end}`;
}

test('inline scripts are told from data and from files', () => {
  const html = `<script>one()</script><script type="module">two()
</script><script src="/app.js" async=""></script><script type="application/ld+json">{"a":"<b>"}</script><script id="x">one()</script>`;
  expect(read(html)).toMatchObject({ scripts: ['one()', 'two()\n', 'one()'], files: ['app.js'] });
});

test('a page names its scripts, its data and its styles', () => {
  const head =
    '<link rel="stylesheet" href="/all.css"/><link href="/icons/96.png" rel="icon"/><link rel="stylesheet" href="https://other.example/a.css">';
  expect(read(toPage({ head }))).toEqual({
    scripts: ['a()', 'b()'],
    files: ['page-data/de/kontakt/page-data.json', 'app-1.js', 'home-2.js', 'page-data/app-data.json', 'all.css'],
    fault: null,
  });
});

test.each([
  ['page-data/index/page-data.json', '/'],
  ['page-data/404.html/page-data.json', '/404.html'],
])('the data of a page are in %s', (file, address) => {
  expect(read(`<script data-path="${address}">a()</script>`).files).toEqual([file]);
});

test.each([
  ['is cut off', toPage({ end: '' })],
  ['is cut off', toPage().slice(0, 120)],
  ['has no main part', '<html><body><h1>Fendt</h1></body></html>\n'],
  ['has no heading', toPage({ main: '<p>Trekker</p>' })],
  ['has no heading', toPage({ main: '<h1 class="a"><span></span></h1><p>Trekker</p>' })],
  ['has no words', toPage({ main: '<h1>Fendt</h1><p> </p><script>words()</script><style>p{}</style>' })],
  ['loads no scripts', '<html><main><h1>A</h1><p>B</p></main></html>'],
])('a page %s', (fault, html) => {
  expect(read(html).fault).toBe(fault);
});
