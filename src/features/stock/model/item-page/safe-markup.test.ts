import fc from 'fast-check';

import { toSafeHtml } from './description';
import { hasSafeMarkup } from './safe-markup';

test.each([
  '',
  'a &lt;b&gt; &amp; c',
  '<p>a<br>b</p><ul><li>c</li></ul><ol><li>d</li></ol><h3>e</h3><h4>f</h4>',
  '<strong>a</strong><b>b</b><em>c</em><i>d</i><u>e</u><s>f</s>',
])('what the sanitizer writes passes: %s', (html) => {
  expect(hasSafeMarkup(html)).toBe(true);
});

test.each([
  '<script>',
  '<img src=x onerror=alert(1)>',
  '<b id="a">',
  '<b/onclick=alert(1)>',
  '<p >',
  '<bb>',
  '<svg>',
  '<!--a-->',
  '<',
  '</',
  '<B>',
  'a<b',
])('nothing else does: %s', (html) => {
  expect(hasSafeMarkup(`<p>${html}</p>`)).toBe(false);
});

test('whatever a dealer writes passes once it is sanitized', () => {
  const piece = fc.constantFrom(
    '<',
    '>',
    '</',
    'b',
    'script',
    'p',
    ' ',
    '"',
    'onclick=',
    '&lt;',
    '/',
    '<li>',
    '<!--',
    '-->',
  );
  fc.assert(
    fc.property(fc.array(piece), fc.string(), (pieces, text) => {
      expect(hasSafeMarkup(toSafeHtml(pieces.join('') + text))).toBe(true);
    }),
  );
});
