import fc from 'fast-check';

import { anyCharacter } from '../testing/factories/any-text';

import { cutWords, toName, toPlainText, toSameKey } from './plain-text';

test.each([
  ['5713\u202eS', '5713S'],
  ['\u2067Fendt\u2069 724\u200f', 'Fendt 724'],
  ['Kärcher – “MC 250” 农机 طراكتور', 'Kärcher – “MC 250” 农机 طراكتور'],
  ['Fendt \ud83d\u202e 724 \ude9c 🚜', 'Fendt \ufffd 724 \ufffd 🚜'],
  // What was removed stood between two halves.
  ['\ud83d\u202e\ude9c', '🚜'],
  ['Po\u0308ttinger', 'Pöttinger'],
  ['Fen\u200bdt \u0000724\ufeff', 'Fendt 724'],
  ['een\r\ntwee\rdrie\u2028vier', 'een\ntwee\ndrie\nvier'],
])('%j reads %j: nothing turns the line around, nothing is half a character or unseen', (text, plain) => {
  expect(toPlainText(text)).toBe(plain);
  expect(() => encodeURIComponent(toPlainText(text))).not.toThrow();
});

test.each([
  [' John\u00a0 Deere\t6R ', 'John Deere 6R'],
  ['Fe\u200dnd\u200ct', 'Fendt'],
  ['👨‍🌾 می‌روم', '👨‍🌾 می‌روم'],
  ['Ｆｅｎｄｔ　７２４', 'Fendt 724'],
  ['M&uuml;ller &amp; S\u00f6hne', 'Müller & Söhne'],
  ['724\u3164\u2003Vario', '724 Vario'],
  ['m³ ½ №', 'm³ ½ №'],
  // Marks upon marks, of which each takes room where a font lacks it.
  [`Z${'\u0351'.repeat(40)}A`, `Z${'\u0351'.repeat(3)}A`],
  ['Ṩ\u0308\u0302', 'Ṩ\u0308\u0302'],
])('the name %j is %j', (text, name) => {
  expect(toName(text)).toBe(name);
});

test('a name that was read is the same when it is read again, but for what was encoded twice', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (text) => {
      const name = toName(text.replaceAll('&', ''));
      expect(toName(name)).toBe(name);
      expect(name).not.toMatch(/^\s|\s$|\s\s|\n/);
    }),
  );
});

test.each([
  ['JOHN  DEERE', 'John Deere'],
  ['Po\u0308ttinger', 'PÖTTINGER'],
  ['Ｆｅｎｄｔ', 'fendt '],
])('%j and %j are the same', (one, other) => {
  expect(toSameKey(one)).toBe(toSameKey(other));
});

test('names that differ in a letter or an accent are not the same', () => {
  expect(new Set(['Muller', 'Müller', 'Miller', 'Mueller'].map(toSameKey)).size).toBe(4);
});

test.each([
  ['tot 150.000 euro', 16, 'tot 150.000 euro'],
  ['tot 150.000 euro', 11, 'tot 150.000'],
  ['tot 150.000 euro', 10, 'tot'],
  ['150.000', 3, '150'],
  ['ab🚜', 3, 'ab'],
])('%j in %s characters is %j: half a number would be another one', (text, length, cut) => {
  expect(cutWords(text, length)).toBe(cut);
});
