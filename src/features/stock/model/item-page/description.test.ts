/**
 * @jest-environment jsdom
 * @size medium
 */
import fc from 'fast-check';

import { anyCharacter } from '../../../../testing/factories/any-text';

import { toSafeHtml } from './description';

/** The description in an element of a page, with content after it. */
function parse(text: string) {
  const html = `<div id="description">${toSafeHtml(text)}</div><p id="after"></p>`;
  const page = new DOMParser().parseFromString(html, 'text/html');
  const description = page.getElementById('description');
  if (description === null) throw new Error('The description is gone.');
  return { page, description, all: [...description.querySelectorAll('*')] };
}

test.each([
  ['plain text', 'Nette trekker.', 'Nette trekker.'],
  ['nothing', ' \n ', ''],
  ['lines of text', 'Nette trekker.\r\n\r\nFronthef\n', 'Nette trekker.<br><br>Fronthef'],
  ['lines with words that stand out', '<b>Let op</b>\nNieuw', '<b>Let op</b><br>Nieuw'],
  ['white space between blocks', '<p>Een</p>\n<p>Twee</p>', '<p>Een</p>\n<p>Twee</p>'],
  ['breaks and line ends', 'Een<br>\nTwee<br/>Drie</br>', 'Een<br>\nTwee<br>Drie<br>'],
  ['every inline element', '<strong>a</strong><b>b</b><em>c</em><i>d</i><u>e</u>', null],
  ['lists', '<ul><li>Fronthef</li><li>Frontlader</li></ul><ol><li>Een</li></ol>', null],
  ['headings', '<h1>A</h1><H2>B</H2><h3>C</h3><h4>D</h4>', '<h3>A</h3><h3>B</h3><h3>C</h3><h4>D</h4>'],
  ['small headings', '<h5>A</h5><h6>B</h6>', '<h4>A</h4><h4>B</h4>'],
  ['what is struck out', '<del>a</del><strike>b</strike><s>c</s>', '<s>a</s><s>b</s><s>c</s>'],
  ['nothing in it', '<p>&nbsp;<br></p>', ''],
  ['attributes', '<p class="x" onclick="alert(1)" style=\'color:red\'>a</p>', '<p>a</p>'],
  ['an attribute with a bracket in it', '<b title="a > b">c</b>', '<b>c</b>'],
  ['a tag over two lines', '<p\nalign=left>a</p >', '<p>a</p>'],
])('simple markup is kept: %s', (_, text, html) => {
  expect(toSafeHtml(text)).toBe(html ?? text);
});

test.each([
  ['an open tag is closed', '<p>Een <b>twee', '<p>Een <b>twee</b></p>'],
  ['a stray closing tag is dropped', 'Een</b> twee</p>', 'Een twee'],
  ['tags that cross each other are put in order', '<b><i>a</b>b</i>', '<b><i>a</i></b>b'],
  ['a paragraph ends the one before', '<p>a<p>b', '<p>a</p><p>b</p>'],
  ['a list ends a paragraph', '<p>a<ul><li>b</ul></p>', '<p>a</p><ul><li>b</li></ul>'],
  ['an item ends the one before', '<ul><li>a<li><b>b<li>c</ul>', '<ul><li>a</li><li><b>b</b></li><li>c</li></ul>'],
  ['an item without a list gets one', 'Met:<li>a<li>b', 'Met:<ul><li>a</li><li>b</li></ul>'],
  ['text in a list becomes an item', '<ul> a <b>b</b></ul>', '<ul><li> a <b>b</b></li></ul>'],
  ['a list in a list stands in an item', '<ul><ul><li>a</ul></ul>', '<ul><li><ul><li>a</li></ul></li></ul>'],
  ['an item of an inner list leaves the outer one', '<ul><li>a<ol><li>b', '<ul><li>a<ol><li>b</li></ol></li></ul>'],
])('%s', (_, text, html) => {
  expect(toSafeHtml(text)).toBe(html);
});

test.each([
  ['signs', 'uren < 500 & druk > 3 bar', 'uren < 500 & druk > 3 bar'],
  ['a sign before a letter', 'lengte <b breedte', 'lengte <b breedte'],
  ['entities', 'Belgi&euml; &amp; &euro; 5 &#39;n &#x20AC; &nbsp;', "België & € 5 'n € \u00a0"],
  ['an entity that stands for markup', '&lt;b&gt; &#60;i>', '<b> <i>'],
  ['what is no entity', 'M&S; R&D &; &#; a&b=c', 'M&S; R&D &; &#; a&b=c'],
  ['control characters', 'a\u0000b\u0007c\u0085d&#0;e&#x1;f\ud800g', 'abcdefg'],
  ['an address with parameters', 'https://example.com/?a=1&copy=2', 'https://example.com/?a=1&copy=2'],
  ['a comment, which nobody was to read', 'a<!-- inkoop <b>9.000 -->b', 'ab'],
  ['a comment that is never closed', 'a<!-- b\nc', 'a<!-- bc'],
  ['the end of a comment that never began', 'a --> b', 'a --> b'],
])('reads as it was meant: %s', (_, text, read) => {
  expect(parse(text).description.textContent).toBe(read);
  expect(parse(text).description.querySelector('b, i')).toBeNull();
});

const hostile = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//example.com/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<svg/onload=alert(1)>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<img src=x onerror=alert(1)>',
  '<img src="x` `<b>"` `onerror=alert(1)//">',
  '<a href="javascript:alert(1)">klik</a>',
  '<b <b>vet',
  '<b/onclick=alert(1)>vet</b>',
  '<p<p<p>>>',
  '</div></article><h1>elders',
  '</p></p></li></ul></body></html>',
  '<!-- <img src=x onerror=alert(1)>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<scr<!-- -->ipt>alert(1)</script>',
  '<![CDATA[<b>]]><?php <?xml version="1.0"?><!doctype html>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<textarea><title><plaintext><noscript><template><table><tr><td>',
  '<math><mi><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<style>*{display:none}</style><link rel=stylesheet href=//example.com><base href=//example.com>',
  '<form action=//example.com><input name=x><button formaction=javascript:alert(1)>',
  '<b title="never closed>vet</b>',
  '\u212a <İmg> <ſcript>alert(1)</ſcript> <constructor> <__proto__>',
  '<ul><b><li><p><ol></b><h1><li></p></ul>',
];

const allowed = ['P', 'BR', 'UL', 'OL', 'LI', 'STRONG', 'B', 'EM', 'I', 'U', 'S', 'H3', 'H4'];

test('an entity of a control character is removed, and no other', () => {
  const codes = Array.from({ length: 300 }, (_, code) => code);
  const isControl = (code: number) => (code < 32 && ![9, 10, 13].includes(code)) || code === 127;
  for (const format of [(code: number) => `&#${String(code)};`, (code: number) => `&#x0${code.toString(16)};`])
    expect(codes.filter((code) => toSafeHtml(format(code)) === '')).toEqual(codes.filter(isControl));
});

/** For any input: only allowed elements, as the written tree, and nothing outside of its element. */
function expectSafe(text: string) {
  const { page, description, all } = parse(text);
  expect(all.filter(({ tagName, attributes }) => !allowed.includes(tagName) || attributes.length > 0)).toEqual([]);
  expect([...page.body.children].map(({ id }) => id)).toEqual(['description', 'after']);
  expect(page.head.children).toHaveLength(0);
  // A browser that had repaired anything would have more or fewer elements than were written.
  expect(all).toHaveLength(toSafeHtml(text).match(/<[a-z]/g)?.length ?? 0);
  expect(all.filter(({ tagName, parentElement }) => tagName === 'LI' && !isList(parentElement))).toEqual([]);
  expect(all.filter((list) => isList(list) && [...list.childNodes].some((node) => !isItem(node)))).toEqual([]);
  return description.textContent;
}

const isList = (element: Element | null) => element?.tagName === 'UL' || element?.tagName === 'OL';
const isItem = (node: Node) => node.nodeName === 'LI' || (node.nodeName === '#text' && node.textContent?.trim() === '');

test.each(hostile)('runs no script and stays inside its element: %s', (text) => {
  expectSafe(text);
});

test.each([
  ['words', '<b>', '</b>'],
  ['lists', '<ul><li>', '</li></ul>'],
  ['lists without items', '<ol>', ''],
])('%s in each other go only as deep as a text needs, and no word is lost or added', (_, opening, closing) => {
  const text = `${opening.repeat(500)}diep${closing.repeat(500)}`;
  expect(expectSafe(text).trim()).toBe('diep');
  const { description } = parse(text);
  expect(description.querySelectorAll('*').length).toBeLessThan(50);
});

test('removes harmful markup completely', () => {
  expect(expectSafe('<script>alert("x")</script>')).toBe('');
  expect(expectSafe('<img src=x onerror=alert(1)> a')).toBe(' a');
  expect(expectSafe('<a href="javascript:alert(1)">klik</a>')).toBe('klik');
  expect(expectSafe('</div></article>b')).toBe('b');
  expect(expectSafe('<scr<script></script>ipt>alert(1)</script>a')).not.toContain('<');
  expect(expectSafe('<b <b>vet')).toBe('<b vet');
  expect(expectSafe('<div>a <span')).toBe('a <span');
});

/** Elements that are removed and whose words stay. */
const leftOut = ['div', 'span', 'font', 'a', 'table', 'tr', 'td', 'th', 'section', 'o:p', 'center', 'form'];

const kept = ['p', 'br', 'ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'u', 'h1', 'h2', 'h3', 'h4', 'h5', 'del'];
const pieces = fc.constantFrom(...kept, ...leftOut, 'script', 'style', 'iframe', 'template');
const markup = fc.oneof(
  { weight: 4, arbitrary: pieces.map((name) => `<${name}>`) },
  { weight: 4, arbitrary: pieces.map((name) => `</${name}>`) },
  pieces.map((name) => `<${name} onclick="x">`),
  fc.constantFrom('<', '>', '"', "'", '=', '/', '<!--', '-->', '&', '&lt;', '&#60;', '\n', ' ', '\0', '`', '<!', '<?'),
  fc.constantFrom(...hostile.filter(({ length }) => length < 100)),
  fc.string({ maxLength: 8 }),
  fc.string({ unit: anyCharacter, maxLength: 8 }),
);

test('whatever is written is safe', () => {
  fc.assert(
    fc.property(fc.array(markup, { maxLength: 40 }), (parts) => {
      expectSafe(parts.join(''));
    }),
    { numRuns: 500 },
  );
});

test('no word gets lost with a tag that is left out, none is added, and words that a block kept apart stay so', () => {
  const tags = fc.constantFrom('p', 'ul', 'li', 'b', ...leftOut).chain((name) => {
    return fc.constantFrom(`<${name}>`, `</${name}>`, `<${name} style="a > b">`);
  });
  const words = fc.constantFrom('Fendt', '< 5 t', '<Claas>', '&amp;', '724', ' ');
  fc.assert(
    fc.property(fc.array(fc.oneof(tags, words), { maxLength: 30 }), (parts) => {
      const said = parts.filter((part) => !/^<[/\w:]+( style=.*)?>$/.test(part) || part === '<Claas>').join('');
      expect(expectSafe(parts.join('')).replace(/\s/g, '')).toBe(said.replaceAll('&amp;', '&').replace(/\s/g, ''));
      const lines = parse(parts.map((part) => `<div>${part}</div>`).join('')).description.innerHTML;
      expect(lines).not.toMatch(/Fendt\s*[^<\s]/);
    }),
    { numRuns: 500 },
  );
});

test('text without tags is kept to the letter, lines as lines', () => {
  const words = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('\n', ' & ', '>', '"', "'", '5 < 6', '&x', '#'),
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 20 }), (parts) => {
      const text = parts
        .join('')
        .replace(/<(?! )|&(?=[\w#]*;)|-->/g, '')
        .trim();
      const { description } = parse(text);
      for (const line of description.querySelectorAll('br')) line.replaceWith('\n');
      expect(description.textContent).toBe(text);
    }),
    { numRuns: 500 },
  );
});

test('a text of megabytes is cut off before it is read', () => {
  expect(toSafeHtml('a'.repeat(1_000_000))).toHaveLength(50_000);
  expect(toSafeHtml(`${'a'.repeat(49_999)}🚜`)).toBe('a'.repeat(49_999));
});

test.each([
  '<',
  '<!--',
  '<b>',
  '</b>',
  '<ul>',
  '<li>',
  '<b a="',
  '<div>',
  '<td>a',
  '<script>',
  '</script>',
  '<script',
  '</script ',
  '&',
  '&#',
  '< "',
  '-->',
  '\n',
])('a text full of %j is done before anyone notices', (piece) => {
  const start = performance.now();
  toSafeHtml(piece.repeat(50_000 / piece.length));
  expect(performance.now() - start).toBeLessThan(2000);
});
