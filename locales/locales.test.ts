import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { enumerations } from '../src/features/stock/model/enumerations';
import { properties } from '../src/features/stock/model/properties';
import { filters } from '../src/features/stock/model/search/filters';
import { sorts } from '../src/features/stock/model/search/sort';
import { units } from '../src/features/stock/model/units';
import { defaultLocale, knownLocales } from '../src/i18n/locales';
import { isStaticRoute, routeIds } from '../src/i18n/routes';

type Texts = ReadonlyMap<string, string>;

const folder = path.join(process.cwd(), 'locales');
const pluralSuffix = /_(zero|one|two|few|many|other)$/;
const variable = /\{\{(\w+)\}\}/g;

const otherLocales = Object.keys(knownLocales).filter((locale) => locale !== defaultLocale);

/** Texts that may be the Dutch ones, with the languages in which the same word is the right one. */
const sameWord: Readonly<Record<string, readonly string[]>> = {
  OK: ['en', 'de', 'fr', 'es'],
  BIC: ['en', 'de', 'fr', 'es'],
  Website: ['en', 'de'],
  WhatsApp: ['en', 'de', 'fr', 'es'],
  foto: ['es'],
  cabine: ['fr'],
  'WhatsApp {{name}}': ['en'],
  Intarder: ['en', 'de', 'fr', 'es'],
  Retarder: ['en', 'de'],
  Sideshift: ['en'],
  Diesel: ['en', 'de', 'fr'],
  Hybride: ['fr'],
  Gewicht: ['de'],
  Kilometerstand: ['de'],
  Ja: ['de'],
  Industrie: ['de', 'fr'],
  Marketing: ['en', 'de'],
  Accessoires: ['fr'],
  Details: ['en'],
  Home: ['en'],
  Service: ['en'],
  Model: ['en'],
  Type: ['en', 'fr'],
  Menu: ['en', 'fr'],
  Contact: ['en', 'fr'],
  'Machine {{number}}': ['en', 'fr'],
  '{{amount}} lang': ['de'],
  '{{names}} passen': ['de'],
  '{{count}} machine': ['en', 'fr'],
  '{{count}} machines': ['en', 'fr'],
  '{{formatted}} machine': ['en', 'fr'],
  '{{formatted}} machines': ['en', 'fr'],
  Machines: ['en', 'fr'],
  Filters: ['en'],
  'E-mail': ['en', 'fr'],
  ID: ['en', 'de', 'fr', 'es'],
  Machine: ['en', 'fr'],
};

/** Units and the names of networks are no words of a language. */
const nameKeys = /^((stock:unit|company:social)\.|search:panel\.(kW|m|kg|l)$)/;

function flatten(value: unknown, key: string): [string, string][] {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value !== 'object' || value === null) throw new Error(`${key} is neither a text nor a group of texts`);
  return Object.entries(value).flatMap(([name, part]) =>
    flatten(part, key.endsWith(':') ? key + name : `${key}.${name}`),
  );
}

function getFiles(locale: string): string[] {
  return readdirSync(path.join(folder, locale)).sort();
}

/** Every text of a locale by its i18next key. @example 'stock:unit.mm' */
function getTexts(locale: string): Texts {
  return new Map(
    getFiles(locale).flatMap((file) =>
      flatten(JSON.parse(readFileSync(path.join(folder, locale, file), 'utf8')), `${path.parse(file).name}:`),
    ),
  );
}

function toBaseKeys(texts: Texts): string[] {
  return [...new Set([...texts.keys()].map((key) => key.replace(pluralSuffix, '')))].sort();
}

function getVariables(text: string | undefined): string[] {
  return [...(text ?? '').matchAll(variable)].map(([whole]) => whole).sort();
}

function isWordless(text: string): boolean {
  return !/\p{L}/u.test(text.replace(variable, ''));
}

const dutch = getTexts(defaultLocale);

it('has a folder for every known locale and no other', () => {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map((entry) => entry.name).sort()).toEqual(Object.keys(knownLocales).sort());
});

it('says what the error catalogue of the product says', () => {
  const english = getTexts('en');
  expect(english.get('common:error.page_not_found')).toBe('This page could not be found');
  expect(english.get('stock:list.empty')).toBe('Sorry, there is currently no stock available.');
});

describe.each(Object.keys(knownLocales))('the texts in %s', (locale) => {
  const texts = getTexts(locale);

  it.each([
    ['stock property', properties.map(({ id }) => `properties:property.${id}`)],
    [
      'enumeration member',
      Object.entries(enumerations).flatMap(([name, members]) =>
        members.map((member) => `enumerations:${name}.${member}`),
      ),
    ],
    ['unit', Object.values(units).map((unit) => `stock:unit.${unit}`)],
    ['sort option', sorts.map((name) => `search:sort.${name}`)],
    ['filter', filters.map(({ label }) => label)],
    [
      'page',
      routeIds
        .filter(isStaticRoute)
        .flatMap((id) => [`common:page.${id}.title`, `common:page.${id}.short`, `description:${id}`]),
    ],
  ])('have a label for every %s', (_, keys) => {
    expect(keys.filter((key) => !texts.has(key))).toEqual([]);
  });

  it('are never empty and have no stray space or brace', () => {
    const isBad = (text: string) => text === '' || text.trim() !== text || /[{}]/.test(text.replace(variable, ''));
    expect([...texts].filter(([, text]) => isBad(text))).toEqual([]);
  });

  it('have exactly the plural forms of the language', () => {
    const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    const plurals = [...texts.keys()].filter((key) => pluralSuffix.test(key));
    const expected = [...new Set(plurals.map((key) => key.replace(pluralSuffix, '')))].flatMap((key) =>
      forms.map((form) => `${key}_${form}`),
    );
    expect(plurals.sort()).toEqual(expected.sort());
  });

  it('give every page a title of its own', () => {
    const titles = routeIds.filter(isStaticRoute).map((id) => texts.get(`common:page.${id}.title`));
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });
});

describe.each(otherLocales)('compared with Dutch, the texts in %s', (locale) => {
  const texts = getTexts(locale);

  it('are in the same files', () => {
    expect(getFiles(locale)).toEqual(getFiles(defaultLocale));
  });

  it('have the same keys', () => {
    expect(toBaseKeys(texts)).toEqual(toBaseKeys(dutch));
  });

  it('take the same variables', () => {
    const different = [...texts].filter(([key, text]) => {
      const original = dutch.get(key) ?? dutch.get(key.replace(pluralSuffix, '_other'));
      return getVariables(text).join() !== getVariables(original).join();
    });
    expect(different).toEqual([]);
  });

  it('are translated, and every exception to that is still needed', () => {
    const copied = [...texts]
      .filter(([key, text]) => dutch.get(key) === text && !nameKeys.test(key) && !isWordless(text))
      .map(([, text]) => text);
    const allowed = Object.keys(sameWord).filter((text) => sameWord[text]?.includes(locale));
    expect([...new Set(copied)].sort()).toEqual(allowed.sort());
  });
});
