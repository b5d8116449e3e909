import { readFileSync } from 'node:fs';

import fc from 'fast-check';

import { createTexts } from '../../../i18n/create-texts';
import { createTranslate } from '../../../i18n/create-translate';
import { knownLocales, type KnownLocale } from '../../../i18n/locales';

import { toFactField, toFactWords } from './fact-input';
import { properties } from './properties';

const getWording = (locale: KnownLocale) => {
  const read = (namespace: string) =>
    JSON.parse(readFileSync(`${process.cwd()}/locales/${locale}/${namespace}.json`, 'utf8')) as object;
  const texts = { stock: read('stock'), properties: read('properties'), enumerations: read('enumerations') };
  return { t: createTranslate(createTexts(locale, texts)), iso: knownLocales[locale].iso };
};
const nl = getWording('nl');
const de = getWording('de');

it.each([
  ['length', '6,9', 'Lengte', 'm', '6,9\u00a0m'],
  ['length', '690 cm', 'Lengte', 'm', '6,9\u00a0m'],
  ['length', '2550', 'Lengte', 'm', '2.550\u00a0mm'],
  ['length', '2.550', 'Lengte', 'm', '2.550\u00a0mm'],
  ['length', '2555 mm', 'Lengte', 'm', '2.555\u00a0mm'],
  ['length', '255', 'Lengte', 'm', '2,55\u00a0m'],
  ['weight', '12.480', 'Gewicht', 'kg', '12.480\u00a0kg'],
  ['operatingHours', '5130', 'Draaiuren', 'uur', '5.130\u00a0h'],
  ['power', '174', 'Vermogen', 'kW', '174\u00a0kW (237\u00a0PS)'],
  ['quickCoupler', 'yes', 'Snelwisselsysteem', null, 'Ja'],
  ['cabin', 'double', 'Cabine', null, 'Doppelkabine'],
  ['motDate', '2027-03-01', 'APK-datum', null, '1. März 2027'],
  ['year', '2018', 'Bouwjaar', null, '2018'],
  ['crane.make', 'HIAB', 'Kraan: Merk', null, 'HIAB'],
  ['length', 'weten we niet', 'Lengte', 'm', null],
  ['cabin', 'open', 'Cabine', null, ''],
  ['width', ' ', 'Breedte', 'm', ''],
] as const)('%s, filled in as %j, is labelled in Dutch and said in German', (fact, typed, label, unit, words) => {
  expect(toFactField(fact, nl)).toMatchObject({ label, unit });
  expect(toFactWords(fact, typed, de)).toBe(words);
});

it('every property has a field, with a text for each choice', () => {
  for (const { id } of properties) {
    const field = toFactField(id, nl);
    if (id === 'crane' || id === 'tailgate') continue;
    expect(field?.label).not.toMatch(/^property\.|^$/);
    for (const { value, label } of field?.choices ?? []) {
      expect(label).not.toContain('.');
      expect(toFactWords(id, value, de)).not.toBe('');
    }
  }
});

it('knows no field for what is no property', () => {
  for (const fact of ['', 'gate', 'constructor', 'colour2', '__proto__']) expect(toFactField(fact, nl)).toBeNull();
});

it('whatever is typed is words', () => {
  fc.assert(
    fc.property(fc.constantFrom(...properties.map(({ id }) => id)), fc.string(), (fact, typed) => {
      expect(toFactWords(fact, typed, de) ?? '').not.toContain('NaN');
    }),
  );
});
