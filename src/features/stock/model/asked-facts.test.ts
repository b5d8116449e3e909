import { readFileSync } from 'node:fs';

import fc from 'fast-check';

import { createTexts } from '../../../i18n/create-texts';
import { createTranslate } from '../../../i18n/create-translate';
import { knownLocales, type KnownLocale } from '../../../i18n/locales';

import { toAskAddress, toAskSearch } from './ask-address';
import { parseAskedFacts, toAskedWords } from './asked-facts';
import { properties } from './properties';

const noGate = { width: null, height: null, depth: null };

function getWording(locale: KnownLocale) {
  const read = (name: string) => JSON.parse(readFileSync(`locales/${locale}/${name}.json`, 'utf8')) as object;
  const texts = createTexts(locale, { properties: read('properties'), stock: read('stock') });
  return { t: createTranslate(texts), iso: knownLocales[locale].iso };
}

test('an address names properties, each once, and nothing else counts', () => {
  const facts = ['length', 'crane.make', 'operatingHours'];
  expect(toAskAddress(facts)).toBe('?ask=length,crane.make,operatingHours#enquiry');
  expect(parseAskedFacts('?ask=length,crane.make,operatingHours')).toEqual(facts);
  expect(parseAskedFacts('?ask=length,length,price,<b>,__proto__,,gate&ask=width')).toEqual(['length', 'gate']);
  expect(parseAskedFacts('?asked=length')).toEqual([]);
});

test('a second press adds to what the address asks, each fact once', () => {
  expect(toAskSearch(['width'], '?ask=length,gate')).toBe('?ask=length,gate,width');
  expect(toAskSearch(['length', 'width'], '?page=2&ask=width')).toBe('?ask=width,length');
  expect(toAskSearch(['width'], '')).toBe('?ask=width');
  // Whoever made the address, nothing but names goes on.
  expect(toAskSearch(['width'], '?ask=%26x%3D1,%3Cb%3E,,crane.make')).toBe('?ask=crane.make,width');
});

test('any address asks for properties of the table alone', () => {
  const known = new Set(['gate', 'year', ...properties.map(({ id }) => id)]);
  fc.assert(
    fc.property(fc.string(), (text) =>
      parseAskedFacts(`?ask=${text}`).every((fact) => known.has(fact.split('.')[0] ?? '')),
    ),
  );
});

test.each([
  ['nl', ['draaiuren', 'AdBlue-tank', 'APK-datum', 'bouwjaar', 'kraan: merk']],
  ['en', ['operating hours', 'AdBlue tank']],
  ['de', ['Betriebsstunden']],
] as const)('labels in %s stand within a sentence', (locale, labels) => {
  const facts = ['operatingHours', 'adBlueTank', 'motDate', 'year', 'crane.make'];
  expect(toAskedWords(facts, noGate, getWording(locale)).facts.slice(0, labels.length)).toEqual(labels);
});

test.each(Object.keys(knownLocales) as KnownLocale[])('every property has its words in %s', (locale) => {
  const facts = properties.map(({ id }) => id);
  const { facts: labels } = toAskedWords(facts, noGate, getWording(locale));
  expect(labels.filter((label) => label === '' || /property\./.test(label))).toEqual([]);
  expect(labels).toHaveLength(facts.length);
});

test('the gate has the measures that the visitor has typed, if it is asked about', () => {
  const opening = { width: 2800, height: 3000, depth: null };
  expect(toAskedWords(['width', 'gate'], opening, getWording('en')).gate).toEqual({
    width: '2.80\u00a0m',
    height: '3.00\u00a0m',
  });
  expect(toAskedWords(['width'], opening, getWording('en')).gate).toBeNull();
  expect(toAskedWords(['width', 'gate'], noGate, getWording('en')).gate).toBeNull();
});
