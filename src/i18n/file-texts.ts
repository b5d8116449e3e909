import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import * as v from 'valibot';

import { createTexts } from './create-texts';
import { createTranslate } from './create-translate';
import { forEachLocale, knownLocales, type Locale } from './locales';
import type { BuildTextKey, Translate } from './text-keys';
import { listTexts, mergeTexts, textOverridesFile, type TextOverrides } from './text-overrides';

/** The texts of a language outside of pages: for the build, and for the server. */
export type FileTexts = { t: Translate<BuildTextKey>; iso: string };

/** Where a build writes what becomes the release, and so its overrides. */
const buildFolder = 'public';
const localesFolder = 'locales';

const overridesSchema = v.record(v.string(), v.record(v.string(), v.record(v.string(), v.string())));

/**
 * Reads these namespaces of a language when it is first asked for, with what editors replaced.
 * @returns a function of the locale and the folder of the release (the build's own by default); only the last folder is
 *   remembered
 */
export function createFileTexts(namespaces: readonly string[]): (locale: Locale, folder?: string) => FileTexts {
  const known = new Map<Locale, FileTexts>();
  let knownFolder = buildFolder;
  return (locale, folder = buildFolder) => {
    if (folder !== knownFolder) known.clear();
    knownFolder = folder;
    const texts = known.get(locale) ?? readFileTexts(locale, namespaces, folder);
    known.set(locale, texts);
    return texts;
  };
}

function readFileTexts(locale: Locale, namespaces: readonly string[], folder: string): FileTexts {
  const texts = namespaces.map((namespace) => [namespace, readTexts(locale, namespace, folder)] as const);
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

/** The texts of a namespace as the site says them: those of `locales/` with what editors replaced. */
export function readTexts(locale: Locale, namespace: string, folder = buildFolder): object {
  return mergeTexts(readOwnTexts(locale, namespace), readOverrides(folder)[locale]?.[namespace]);
}

/** What editors replaced in the release of this folder. None where the file is missing or damaged. */
export function readOverrides(folder = buildFolder): TextOverrides {
  try {
    const text = readFileSync(path.resolve(folder, textOverridesFile), 'utf8');
    const parsed = v.safeParse(overridesSchema, JSON.parse(text));
    return parsed.success ? parsed.output : {};
  } catch {
    return {};
  }
}

/** The texts of a namespace as they are written down in `locales/`. */
function readOwnTexts(locale: Locale, namespace: string): object {
  const file = path.join(process.cwd(), localesFolder, locale, `${namespace}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as object;
}

/** The namespaces of a language, in order. */
export function listNamespaces(locale: Locale): string[] {
  return readdirSync(path.join(process.cwd(), localesFolder, locale))
    .flatMap((file) => (file.endsWith('.json') ? [path.basename(file, '.json')] : []))
    .sort();
}

/** The site's own texts by locale and full key, e.g. `enquiry:send.button`. */
export type SiteTexts = Readonly<Record<Locale, ReadonlyMap<string, string>>>;

export function readSiteTexts(): SiteTexts {
  return forEachLocale(
    (locale) =>
      new Map(listNamespaces(locale).flatMap((namespace) => listTexts(namespace, readOwnTexts(locale, namespace)))),
  );
}
