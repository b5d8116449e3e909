import fc from 'fast-check';

import { readSiteTexts } from '../../../i18n/file-texts';

import { cleanText, judgeText, listVariables } from './judge-text';

const count = '{{count}} machines';

test.each([
  ['Versturen', 'Verstuur bericht', 'Verstuur bericht'],
  ['Versturen', '  Verstuur\n\n  bericht\t', 'Verstuur bericht'],
  ['Versturen', 'Verstuur\u0007\u200b\u202e', 'Verstuur'],
  ['Versturen', '5\u00a0km', '5\u00a0km'],
  ['Versturen', '<b>Verstuur</b>', '<b>Verstuur</b>'],
  [count, 'nog {{ count }} machines', 'nog {{ count }} machines'],
  [count, '{{count}} van {{count}}', '{{count}} van {{count}}'],
])('in the place of %j stands %j as %j', (own, written, text) => {
  expect(judgeText(own, written)).toEqual({ text, fault: null });
});

test.each([
  [count, 'alle machines', /leaves out {{count}}; the site's own text stays/, /“{{count}} machines”/],
  [count, '{{count}} van {{total}}', /has {{total}}, which the site does not fill in there/, /Use {{count}} only/],
  ['Versturen', 'Verstuur {{name}}', /has {{name}}, which/, /no variables/],
  ['Versturen', 'Verstuur {name}', /a brace that belongs to no variable/, /Take it out/],
  [count, '{{count}} {{count, number}}', /a brace/, /Take it out/],
  ['Versturen', ' \n\u200b', /has no words/, /empty the field/],
  ['Versturen', 7, /is no text/, /Write a text/],
  ['Versturen', null, /is no text/, /Write a text/],
])('in the place of %j %j is left out', (own, written, problem, advice) => {
  const { text, fault } = judgeText(own, written);
  expect(text).toBeNull();
  expect(fault?.problem).toMatch(problem);
  expect(fault?.advice).toMatch(advice);
});

test('a text that is much longer is shown, and said', () => {
  expect(judgeText('Versturen', 'x'.repeat(38)).fault).toBeNull();
  const { text, fault } = judgeText('Versturen', 'x'.repeat(39));
  expect(text).toHaveLength(39);
  expect(fault?.problem).toMatch(/has 39 characters where the site's own text has 9; it is shown, and may not fit/);
});

test('where a package shows markup, a text cannot begin an element', () => {
  expect(judgeText('Akkoord', '<img src=x>', true).text).toBeNull();
  expect(judgeText('Akkoord', 'Ja & amen', true).text).toBe('Ja & amen');
});

test('whatever is written, a text keeps exactly its variables, in one line', () => {
  const siteTexts = [...readSiteTexts().nl.values()];
  const pieces = fc.constantFrom('{{count}}', '{{name}}', '{{', '}}', '{', ' ', '\n', '\u0000', 'Verstuur', '<b>');
  const written = fc.oneof(
    fc.array(pieces).map((all) => all.join('')),
    fc.string(),
    fc.anything(),
  );
  fc.assert(
    fc.property(fc.constantFrom(...siteTexts), written, (own, value) => {
      const { text } = judgeText(own, value);
      if (text === null) return;
      expect(listVariables(text)).toEqual(listVariables(own));
      expect(text).toBe(cleanText(text));
      expect(text).not.toMatch(/[\n\r\t]|^$/);
    }),
  );
});

test('every text of the site may be written as it is', () => {
  for (const texts of Object.values(readSiteTexts()))
    for (const own of texts.values()) expect(judgeText(own, own)).toEqual({ text: own, fault: null });
});
