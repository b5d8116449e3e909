import fit from '../../../../../locales/nl/fit.json';
import stock from '../../../../../locales/nl/stock.json';
import { createTexts } from '../../../../i18n/create-texts';
import { createTranslate } from '../../../../i18n/create-translate';

import { checkFit } from './check-fit';
import { hasAnswer, toAnswerWords, toPlaceNames, toSizeWords } from './fit-words';
import type { ItemSize } from './item-size';
import { findContainer, road, trailer } from './places';

const t = createTranslate(createTexts('nl', { fit, stock }));
const words = { t, wording: { t, iso: 'nl-NL' } };
const unknown: ItemSize = { length: null, width: null, height: null, weight: null };
const say = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  ['too heavy decides', { weight: 7200 }, 'Past niet: 4.400 kg te zwaar'],
  ['light enough', { weight: 1700 }, 'Gewicht past; de rest niet bekend'],
  [
    'light, and just so',
    { weight: 2700, width: 2000, height: 2000 },
    'Breedte, hoogte en gewicht passen; krap, de aanhanger mag zelf hoogstens 800 kg wegen; lengte niet bekend',
  ],
  [
    'light enough, of a known height',
    { weight: 1700, height: 2000 },
    'Hoogte en gewicht passen; lengte en breedte niet bekend',
  ],
  ['nothing known', {}, 'Niet te zeggen: lengte, breedte, hoogte en gewicht niet bekend'],
])('on a trailer, %s: what is known is said', (_, size, text) => {
  expect(say(toAnswerWords({ fit: checkFit({ ...unknown, ...size }, trailer) }, words))).toBe(text);
});

test('a place of which nothing is known has no answer', () => {
  expect(hasAnswer(checkFit({ ...unknown, weight: 1700 }, road))).toBe(false);
  expect(hasAnswer(checkFit({ ...unknown, width: 1700 }, road))).toBe(true);
  expect(hasAnswer(checkFit({ ...unknown, width: 2600 }, road))).toBe(true);
  expect(toPlaceNames(['road', 'container'], words)).toBe('Over de weg, in een zeecontainer');
});

test('without the weight a trailer has no answer, unless it is too large', () => {
  expect(hasAnswer(checkFit({ ...unknown, width: 2300 }, trailer))).toBe(false);
  expect(hasAnswer(checkFit({ ...unknown, width: 2300, weight: 1700 }, trailer))).toBe(true);
  expect(hasAnswer(checkFit({ ...unknown, width: 2600 }, trailer))).toBe(true);
});

test('a container that is not known to take a machine is not named', () => {
  const text = toAnswerWords(findContainer({ ...unknown, weight: 27_000 }), words);
  expect(text).toBe('Gewicht past; de rest niet bekend');
});

test('a size says what is known and what is not', () => {
  const { known, missing } = toSizeWords({ ...unknown, length: 5240, weight: 7200 }, words);
  expect([say(known ?? ''), missing]).toEqual(['5,24 m lang · 7.200 kg', 'breedte en hoogte']);
  expect(toSizeWords(unknown, words).known).toBeNull();
  expect(toSizeWords({ length: 1, width: 1, height: 1, weight: 1 }, words).missing).toBeNull();
});
