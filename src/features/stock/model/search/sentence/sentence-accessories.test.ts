import { readSentence } from './read-sentence';
import { known, toSummary } from './sentence-fixture';
import { wordTables } from './words';

test.each([
  ['voorlader', 'accessories.nl=Voorlader'],
  ['trekker met voorlader', 'tractors; accessories.nl=Voorlader'],
  ['Traktor mit Frontlader', 'tractors; accessories.nl=Voorlader'],
  ['tractor with front loader', 'tractors; accessories.nl=Voorlader'],
  [
    'fendt trekker met voorlader en fronthef tot 80.000',
    'tractors; makeName=Fendt; accessories.nl=Voorlader Fronthef; price.amount ..80000',
  ],
  ['airco', 'accessories.nl=Airconditioning'],
  ['Klima', 'accessories.nl=Airconditioning'],
  ['trekker gps', 'tractors; maybe gps'],
  ['Stuurautomaat met RTK', 'accessories.nl=Stuurautomaat met RTK'],
  ['sneeuwschuif', 'snowClearing'],
  ['bak met klem', 'accessories.nl=Bak met klem'],
  ['voorladers', 'accessories.nl=Voorlader'],
])('%j is %j', (sentence, summary) => {
  expect(toSummary(readSentence(sentence, known, wordTables))).toBe(summary);
});

test.each([
  ['marge', 'pricing.vat=margin'],
  ['btw verrekenbaar', 'pricing.vat=deductible'],
  ['trekker btw verrekenbaar', 'tractors; pricing.vat=deductible'],
  ['Traktor MwSt. ausweisbar', 'tractors; pricing.vat=deductible'],
  ['Differenzbesteuert', 'pricing.vat=margin'],
  ['margin scheme', 'pricing.vat=margin'],
  ['marge of btw verrekenbaar', ''],
  ['veiling', 'pricing.type=auction'],
  ['Auktion Stapler', 'forklifts; pricing.type=auction'],
  ['heftruck tegen bod', 'forklifts; pricing.type=bid'],
  ['prijs op aanvraag', 'pricing.type=request'],
  ['beschädigter Traktor', 'tractors; damaged=yes'],
  ['trekker met schade', 'tractors; damaged=yes'],
  ['tractor zonder schade', 'tractors; not zonder, schade'],
  ['tractor btw 100 and 150 hp', 'tractors; power.value 75..112'],
])('%j of VAT or price is %j', (sentence, summary) => {
  expect(toSummary(readSentence(sentence, known, wordTables))).toBe(summary);
});

test('an accessory that the stock lacks is not understood', () => {
  const none = { ...known, accessories: [] };
  expect(toSummary(readSentence('trekker met airco', none, wordTables))).toBe('tractors; not airco');
});
