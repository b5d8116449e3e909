import fc from 'fast-check';

import { anyCharacter } from '../../../testing/factories/any-text';

import { toLine, toPhone, toText } from './clean';

it.each([
  ['  Jan \t de\u00a0Vries\n', 'Jan de Vries'],
  ['Mu\u0308ller', 'Müller'],
  ['Veld\u00adkamp\u200b', 'Veldkamp'],
  ['\u202eJan\ud800', 'Jan'],
])('a line %j is %j', (typed, line) => {
  expect(toLine(typed)).toBe(line);
});

it('a message keeps its lines, whatever ends them where it was written', () => {
  expect(toText(' Dag,\r\n\r\nis hij er nog?\vGroet\u2028Jan\u0085 ')).toBe('Dag,\n\nis hij er nog?\nGroet\nJan');
});

it.each([
  ['e\u001email', 'email'],
  ['Dag\u0002,\u0000 \u007fis\u009f hij\ufffe er?', 'Dag, is hij er?'],
  ['regel 1\u000bregel 2', 'regel 1\nregel 2'],
  ['\u2066Jan\u2069 \ufeff\ufffcde\u061c Vries', 'Jan de Vries'],
  ['halve \ud83d emoji', 'halve  emoji'],
  ['\u200d', ''],
  ['a\u0002\u0301', 'á'],
])('of %j, as word processors copy it, %j is left', (typed, text) => {
  expect(toText(typed)).toBe(text);
});

it('takes out control characters wherever they stand, and nothing else', () => {
  const words = fc.array(fc.string({ unit: 'grapheme' }).map((text) => toText(text)));
  const control = fc.oneof(
    fc.integer({ min: 0, max: 8 }),
    fc.integer({ min: 0x0e, max: 0x1f }),
    fc.integer({ min: 0x86, max: 0x9f }),
  );
  const unseen = fc.constantFrom('\x7f', '\xad', '\u200b', '\u202a', '\u202e', '\u2066', '\u2069', '\ufeff');
  const controls = fc
    .array(
      fc.oneof(
        control.map((code) => String.fromCharCode(code)),
        unseen,
      ),
    )
    .map((all) => all.join(''));
  fc.assert(
    fc.property(words, controls, (parts, between) => {
      expect(toText(parts.join(` ${between}`))).toBe(toText(parts.join(' ')));
      expect(toText(parts.join(`${between}\u2028`))).toBe(toText(parts.join('\n')));
    }),
  );
});

it('leaves no control character but line ends, and what it gave as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (typed) => {
      const text = toText(typed);
      expect(text).not.toMatch(/(?!\n)[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/u);
      expect(toText(text)).toBe(text);
      expect(toLine(typed)).not.toMatch(/\p{Cc}/u);
      expect(toPhone(typed)).not.toMatch(/\p{Cc}/u);
    }),
  );
});

it('an emoji of several people stays one', () => {
  expect(toText('👨‍👩‍👧')).toBe('👨‍👩‍👧');
});

it.each([
  ['+31 (0)6-1234 5678', '+31 6 1234 5678'],
  ['0031 (0) 570 12.34.56', '0031 570 12 34 56'],
  ['(0570) 123-456', '0570 123 456'],
  ['(0)570/123456', '0 570 123456'],
  ['05931 – 12 34 0', '05931 12 34 0'],
  ['+48 601\u00a0234\u00a0567', '+48 601 234 567'],
])('a phone number %j is %j', (typed, phone) => {
  expect(toPhone(typed)).toBe(phone);
});
