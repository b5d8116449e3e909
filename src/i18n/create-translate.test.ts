import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import fc from 'fast-check';
import { createInstance, type i18n } from 'i18next';

import { createInstance as createParts } from '../../patches/i18next/i18next-parts';

import { createTranslate } from './create-translate';
import { knownLocales } from './locales';
import type { TextKey } from './text-keys';

const folder = path.join(process.cwd(), 'locales');
const options = { interpolation: { escapeValue: false }, returnNull: false, initImmediate: false } as const;

function read(locale: string): Record<string, object> {
  const names = readdirSync(path.join(folder, locale)).map((file) => path.basename(file, '.json'));
  const parse = (name: string) => JSON.parse(readFileSync(path.join(folder, locale, `${name}.json`), 'utf8')) as object;
  return Object.fromEntries(names.map((name) => [name, parse(name)]));
}

/** Every key, and what the code asks for where there is one key for each form. */
function toKeys(value: unknown, key: string): string[] {
  if (typeof value === 'string') return [key, key.replace(/_(one|many|other)$/, '')];
  return Object.entries(value as object).flatMap(([name, inner]) =>
    toKeys(inner, key.endsWith(':') ? key + name : `${key}.${name}`),
  );
}

function createBoth(locale: string, resources: Record<string, object>) {
  const all = { ...options, lng: locale, resources: { [locale]: resources } };
  const library: i18n = createInstance();
  const parts = createParts();
  void library.init(all);
  void parts.init(all);
  return { library, parts, t: createTranslate(parts) };
}

describe.each(Object.keys(knownLocales))('texts in %s', (locale) => {
  const resources = read(locale);
  const names = [...JSON.stringify(resources).matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);
  const words = Object.fromEntries(names.map((name) => [name, `«${name}»`]));
  const keys = [
    ...new Set(Object.entries(resources).flatMap(([namespace, texts]) => toKeys(texts, `${namespace}:`))),
  ] as TextKey[];
  const { library, parts, t } = createBoth(locale, resources);

  it('are all said as the library says them', () => {
    expect(keys.length).toBeGreaterThan(300);
    expect(keys.map((key) => t(key))).toEqual(keys.map((key) => String(library.t(key))));
  });

  it.each([0, 1, 2, 5, 1.5, 21, 1_000_000])('and with %d of something', (count) => {
    const variables = { ...words, count };
    expect(keys.map((key) => t(key, variables))).toEqual(keys.map((key) => String(library.t(key, variables))));
  });

  it('are held by what is left of the library in a browser', () => {
    for (const key of keys) {
      const [namespace = '', name = ''] = key.split(':');
      expect(parts.getResource(locale, namespace, name)).toEqual(library.getResource(locale, namespace, name));
    }
  });
});

describe('createTranslate', () => {
  const text = 'common:text' as TextKey;

  it('puts in whatever a variable holds', () => {
    const { t } = createBoth('nl', { common: { text: 'A {{name}}, {{ name }} and {{count}}$1' } });
    const ugly = fc.constantFrom('$&', '$1', '{{count}}', '$t(common:text)', '<b>', '{{', '\\');
    fc.assert(
      fc.property(fc.oneof(fc.string(), ugly, fc.integer(), fc.double()), (name) => {
        expect(t(text, { name, count: 3 })).toBe(`A ${String(name)}, ${String(name)} and 3$1`);
      }),
    );
  });

  it('leaves out what is not there', () => {
    const { t } = createBoth('nl', { common: { text: 'A {{name}}.' } });
    expect(t(text, { count: 1 })).toBe('A .');
  });

  it.each(['common:none', 'none:text', 'common:text.more', 'common:group', 'common:text:more'])(
    'has the key alone for %s',
    (key) => {
      const { t } = createBoth('nl', { common: { text: 'A', group: { text: 'B' } } });
      expect(t(key as TextKey)).toBe(key.replace(/^\w+:/, ''));
      expect(t(key as TextKey, { count: 1 })).toBe(key.replace(/^\w+:/, ''));
    },
  );
});

test.each([
  [1, 'een machine'],
  [3, '3 machines'],
])('%d is counted where the browser knows no plural rules', (count, expected) => {
  jest.spyOn(Intl, 'PluralRules').mockImplementation(() => {
    throw new RangeError('Incorrect locale information provided');
  });
  const texts: Record<string, string> = { 'list.count_one': 'een machine', 'list.count_other': '{{count}} machines' };
  const getResource = (_language: string, _namespace: string, key: string) => texts[key];
  expect(createTranslate({ language: 'pl', getResource })('stock:list.count', { count })).toBe(expected);
  jest.restoreAllMocks();
});
