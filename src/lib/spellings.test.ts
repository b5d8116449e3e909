import fc from 'fast-check';

import { foldText } from './fold-text';
import { countTyped, splitWords, toSpellings } from './spellings';

test.each([
  ['Kärcher', ['karcher', 'kaercher']],
  ['Ka\u0308rcher', ['karcher', 'kaercher']],
  ['GROẞE', ['grosse']],
  ['Übergröße', ['ubergrosse', 'uebergroesse']],
  ['Bøgballe', ['bøgballe', 'boegballe', 'bogballe']],
  ['Ålö', ['alo', 'aaloe']],
  ['Aeromax', ['aeromax']],
])('%s is typed as %j', (word, spellings) => {
  expect(toSpellings(word)).toEqual(spellings);
});

test('words are taken apart at whatever is no letter or number', () => {
  expect(splitWords('  Mähwerk (3 m) / Ka\u0308rcher ')).toEqual(['Mähwerk', '3', 'm', 'Ka\u0308rcher']);
  expect(splitWords(' -/ ')).toEqual([]);
});

test.each([
  ['Kärcher', 'kaer', 3],
  ['Kärcher', 'kar', 3],
  ['Kärcher', 'kae', 2],
  ['Ka\u0308rcher', 'ka', 3],
  ['Größe', 'gros', 4],
  ['Größe', 'groes', 4],
  ['Claas', 'aas', 0],
  ['Claas', '', 0],
])('of %s, who types %s has typed %i characters', (word, typed, count) => {
  expect(countTyped(word, typed)).toBe(count);
});

test('what begins a way to write a word is never more than the word, and all of it is all of the word', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (word) => {
      for (const spelling of toSpellings(word.normalize('NFC'))) {
        if (spelling === '') continue;
        const whole = countTyped(word.normalize('NFC'), spelling);
        expect(toSpellings(word.normalize('NFC').slice(0, whole))).toContain(spelling);
        expect(foldText(word.normalize('NFC').slice(whole))).toBe('');
      }
    }),
  );
});
