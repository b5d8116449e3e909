import { readFileSync } from 'node:fs';
import path from 'node:path';

import { createTexts } from './create-texts';
import { createTranslate } from './create-translate';
import { knownLocales, type Locale } from './locales';
import type { BuildTextKey, Translate } from './text-keys';

/** The texts of a language outside of pages: for the build, and for the server. */
export type FileTexts = { t: Translate<BuildTextKey>; iso: string };

/** Reads these namespaces of a language from `locales/` when it is first asked for. */
export function createFileTexts(namespaces: readonly string[]): (locale: Locale) => FileTexts {
  const known = new Map<Locale, FileTexts>();
  return (locale) => {
    const texts = known.get(locale) ?? readFileTexts(locale, namespaces);
    known.set(locale, texts);
    return texts;
  };
}

function readFileTexts(locale: Locale, namespaces: readonly string[]): FileTexts {
  const texts = namespaces.map((namespace) => [namespace, readTexts(locale, namespace)] as const);
  const translate = createTranslate(createTexts(locale, Object.fromEntries(texts)));
  // The same few words are said of every machine.
  const known = new Map<string, string>();
  const t: FileTexts['t'] = (key, variables) => {
    if (variables !== undefined) return translate(key, variables);
    const text = known.get(key) ?? translate(key);
    known.set(key, text);
    return text;
  };
  return { t, iso: knownLocales[locale].iso };
}

/** The texts of a namespace as they are written down. */
export function readTexts(locale: Locale, namespace: string): object {
  return JSON.parse(readFileSync(path.join(process.cwd(), 'locales', locale, `${namespace}.json`), 'utf8')) as object;
}
