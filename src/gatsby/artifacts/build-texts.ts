import { readFileSync } from 'node:fs';
import path from 'node:path';

import { createTexts } from '../../i18n/create-texts';
import { createTranslate } from '../../i18n/create-translate';
import { knownLocales, type Locale } from '../../i18n/locales';
import type { BuildTextKey, Translate } from '../../i18n/text-keys';

/** What is said by files that are no pages (feeds, pictures that are shared), or stands in no page of Gatsby's. */
const namespaces = ['common', 'description', 'stock', 'item', 'live'] as const;

type Wording = { t: Translate<BuildTextKey>; iso: string };

const wordings = new Map<Locale, Wording>();

/** The texts of a language, for what the build writes beside the pages. */
export function getBuildTexts(locale: Locale): Wording {
  const wording = wordings.get(locale) ?? createWording(locale);
  wordings.set(locale, wording);
  return wording;
}

function createWording(locale: Locale): Wording {
  const texts = namespaces.map((namespace) => [namespace, readTexts(locale, namespace)] as const);
  const translate = createTranslate(createTexts(locale, Object.fromEntries(texts)));
  // The same few words are said of every machine.
  const known = new Map<string, string>();
  const t: Wording['t'] = (key, variables) => {
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
