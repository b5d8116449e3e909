import fc from 'fast-check';

import { compareTexts, foldText } from './fold-text';

test('case, accents and a sharp s make no difference', () => {
  expect(['Größe', 'KÄRCHER', 'Ångström', 'É'].map(foldText)).toEqual(['grosse', 'karcher', 'angstrom', 'e']);
});

test('names of makes and categories are sorted as readers of the site’s languages expect', () => {
  const texts = [
    'Zetor',
    'öffentlich',
    'Überlader',
    'Claas',
    'case IH',
    'Case',
    'Ährenheber',
    'deutz',
    'Énergie',
    '10-wieler',
  ];
  const sorted = [
    '10-wieler',
    'Ährenheber',
    'Case',
    'case IH',
    'Claas',
    'deutz',
    'Énergie',
    'öffentlich',
    'Überlader',
    'Zetor',
  ];
  expect(texts.toSorted(compareTexts)).toEqual(sorted);
  for (const iso of ['nl-NL', 'en-GB', 'de-DE'])
    expect(texts.toSorted((one, other) => one.localeCompare(other, iso))).toEqual(sorted);
});

test('any texts have one order, and only the same text is equal', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 6 });
  fc.assert(
    fc.property(text, text, text, (a, b, c) => {
      expect(Math.sign(compareTexts(a, b)) + Math.sign(compareTexts(b, a))).toBe(0);
      expect(compareTexts(a, b) === 0).toBe(a === b);
      if (compareTexts(a, b) < 0 && compareTexts(b, c) < 0) expect(compareTexts(a, c)).toBeLessThan(0);
    }),
  );
});
