import { toSafeHtml } from './description';
import { toGap } from './html-names';
import { isAllowedTag } from './html-nesting';

test.each([
  ['within a line', '<span style="color:red">rood</span> <font>x</font>', 'rood x'],
  ['a link', 'Zie <a href="https://x.example">link</a>.', 'Zie link.'],
  ['lines of words with colours', '<span>a</span>\n<o:p></o:p>b', 'a<br>b'],
  ['parts of a page', '<div>a</div><div>b</div>c', 'a<br>b<br>c'],
  ['parts in each other', '<div>a<div><section>b</section></div></div>\n<DIV>c</DIV>', 'a<br>b\n<br>c'],
  ['words that stand out in parts', '<div><b>a</b></div><div><b>b</b></div>', '<b>a</b><br><b>b</b>'],
  ['an empty line of an editor', '<div>a<br></div><div><br></div><div>b</div>', 'a<br><br>b'],
  ['paragraphs in parts', '<div><p>a</p></div><div><p>b</p></div>c', '<p>a</p><p>b</p>c'],
  ['parts of a paragraph', '<p>a<div>b</div>c</p>', '<p>a<br>b<br>c</p>'],
  ['parts in lists', '<ul><div><li><div>a</div><div>b</div></li></div>c</ul>', '<ul><li>a<br>b</li><li>c</li></ul>'],
  ['a table', '<table><tr><th>pk</th><td>240</td></tr><tr><td>a</td> <td>b</td></tr></table>c', 'pk 240<br>a  b<br>c'],
  ['a list of terms', '<dl><dt>a<dd>b</dl><hr/>c', 'a<br>b<br>c'],
  ['a picture', 'a<img src="x.jpg" alt="y">b', 'ab'],
  ['a program', 'a<script>if (a<b && c>d) x("</p>")</script>b', 'ab'],
  ['styles and frames', '<style>p > a {}</style>a<IFRAME src=x>b</IFRAME >c<noscript>d</noscript>', 'ac'],
  ['a template', 'a<template><p>b</p></template>c<template/>', 'ac'],
  ['a whole page', '<!DOCTYPE html><html><head><title>x</title></head><body>a</body></html>', 'a'],
  ['a program that is never closed', 'a<script>b', 'ab'],
  ['a closing that closes nothing', 'a</style>b</div></span>', 'ab'],
  ['nothing but tags', '<div><img src=x></div>', ''],
])('words of other elements are kept, without their tags: %s', (_, text, html) => {
  expect(toSafeHtml(text)).toBe(html);
});

test.each(['< 5 t', '<Fendt>', '<5>', 'a <merk> b', '<constructor>', '<x-div>', '</Fendt>', 'a < b > c', '<div'])(
  'what is no element of HTML is text: %s',
  (text) => {
    expect(toSafeHtml(text)).toBe(text.replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
  },
);

test.each(['p', 'br', 'li', 'b', 's', 'h6'])('%s, which a description may use, is not left out', (name) => {
  expect([isAllowedTag(name), toGap(name)]).toEqual([true, null]);
});
