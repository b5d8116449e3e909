import fc from 'fast-check';

import { toMarkedParts, toStockNumberKey, toWords } from './suggestion-words';

const toMarked = (text: string, words: string[]) =>
  toMarkedParts(text, words)
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join('');

it.each([
  ['Fendt 724 Vario', ['fendt', '724', 'vario']],
  ['Größe-3', ['grosse', 'groesse', '3']],
  ['  H 25 D-02/600 ', ['h', '25', 'd', '02', '600']],
  ['<4x4> & "Pro"', ['4x4', 'pro']],
  [' -/ ', []],
])('divides %p into words without case and accents', (text, words) => {
  expect(toWords(text)).toEqual(words);
});

it.each(['L20417', 'l20417', ' L 204-17', 'L–20417'])('compares stock number %p as the same', (written) => {
  expect(toStockNumberKey(written)).toBe('l20417');
});

it.each([
  ['Kärcher 34 C', ['kar'], '[Kär]cher 34 C'],
  ['Ka\u0308rcher', ['ka'], '[Ka\u0308]rcher'],
  ['Größe 3', ['gros'], '[Größ]e 3'],
  ['Größe 3', ['groe'], '[Grö]ße 3'],
  ['Kärcher 34 C', ['kaerch'], '[Kärch]er 34 C'],
  ['Fendt 724 Vario', ['724', 'v', 'fe'], '[Fe]ndt [724] [V]ario'],
  ['Fendt', ['f', 'fen'], '[Fen]dt'],
  ['Mini Mission', ['mission', 'mi'], '[Mi]ni [Mission]'],
  ['Claas', ['aas'], 'Claas'],
  ['Claas', [], 'Claas'],
])('in %p marks what %p match', (text, words, marked) => {
  expect(toMarked(text, words)).toBe(marked);
});

it('keeps the whole text, and marks only typed words', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.string({ unit: 'grapheme' })), (text, terms) => {
      const words = terms.flatMap(toWords);
      const parts = toMarkedParts(text, words);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      for (const part of parts.filter(({ isMarked }) => isMarked)) {
        const typed = toWords(part.text);
        expect(words.some((word) => typed.some((one) => one.startsWith(word)))).toBe(true);
      }
    }),
  );
});
