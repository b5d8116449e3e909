/** @size small */
import fc from 'fast-check';

import { hasWords } from '../../lib/has-words';

import { addMark, splitMarks, withoutMarks, type FieldMark } from './mark';

const title: FieldMark = { kind: 'Entry', id: 'home-1-hero', field: 'title', locale: 'nl' };
const words: FieldMark = { kind: 'Asset', id: 'yard', field: 'description', locale: 'de' };

test('a mark is found again behind its text, several in one text too', () => {
  const text = `${addMark('Bel Wim', title)}: ${addMark('0570', words)}.`;
  expect(splitMarks(text)).toEqual([
    { text: 'Bel Wim', mark: title },
    { text: ': 0570', mark: words },
    { text: '.', mark: null },
  ]);
  expect(splitMarks('Bel Wim')).toEqual([{ text: 'Bel Wim', mark: null }]);
});

test('what trims, and what looks for words, does as without a mark', () => {
  expect(addMark('Welkom', title).trim()).toBe('Welkom');
  expect(hasWords(addMark('', title))).toBe(false);
});

test('an address with an escaped mark has it, too', () => {
  const address = `/x?make=${encodeURIComponent(addMark('Claas & co', title))}&page=2`;
  expect(withoutMarks(address)).toBe('/x?make=Claas%20%26%20co&page=2');
  expect(splitMarks(address)[0]?.mark).toEqual(title);
});

test('whatever the text and the ids, both come back', () => {
  const id = fc.stringMatching(/^[A-Za-z0-9._-]{1,64}$/);
  fc.assert(
    fc.property(fc.string(), id, id, (text, entry, field) => {
      fc.pre(!text.includes('\uFEFF') && !text.includes('%'));
      const mark: FieldMark = { kind: 'Entry', id: entry, field, locale: 'en' };
      expect(splitMarks(addMark(text, mark))).toEqual([{ text, mark }]);
    }),
  );
});
