import fc from 'fast-check';

import { toPlainText } from './plain-text';

test('paragraphs and list items become lines of text', () => {
  expect(toPlainText('<p>Nette <b>trekker</b>.</p><ul><li>Fronthef</li><li>Fronttakas &amp; lucht</li></ul>')).toEqual([
    'Nette trekker.',
    '• Fronthef',
    '• Fronttakas & lucht',
  ]);
});

test('scripts and styles go with what is in them', () => {
  expect(toPlainText('Goed<script>alert("x")</script><style>p{}</style> onderhouden')).toEqual(['Goed onderhouden']);
  expect(toPlainText('Goed<script>alert(1)')).toEqual(['Goed']);
});

test('a smaller-than sign that opens no tag stays', () => {
  expect(toPlainText('uren < 500 & nieuw')).toEqual(['uren < 500 & nieuw']);
});

test('characters written as entities are read, and names that are none stay', () => {
  expect(toPlainText('caf&eacute; don&#39;t &#x20AC; &constructor; &#0; &nothing;')).toEqual([
    "café don't € &constructor; &#0; &nothing;",
  ]);
});

test('a text of megabytes is cut off', () => {
  expect(toPlainText('a'.repeat(1_000_000)).join('')).toHaveLength(50_000);
});

test('text without markup is kept to the letter', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-zA-Z0-9 ,.!?-]*$/), (text) => {
      expect(toPlainText(text).join('')).toBe(text.trim());
    }),
  );
});
