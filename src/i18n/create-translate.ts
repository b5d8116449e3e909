import type { i18n } from 'i18next';

import type { BuildTextKey, Translate } from './text-keys';

/** What holds the texts of a page: i18next, or in pages what is left of it (`i18next-parts.ts`). */
type TextStore = Pick<i18n, 'language' | 'getResource'>;

const variable = /\{\{\s*(\w+)\s*\}\}/g;

/** Making one is slow for what it is, and there are as many as languages. */
const rules = new Map<string, Pick<Intl.PluralRules, 'select'>>();

/**
 * Says texts as i18next does: `namespace:key` with the form for a number (Unicode's plural rules) and with its
 * variables, or the key where there is no text. A test holds it against the library with every text there is. Unlike
 * the library it never takes what a variable holds for a variable.
 */
export function createTranslate(texts: TextStore): Translate<BuildTextKey> {
  const { language } = texts;
  return (path, variables) => {
    // What follows may be another's word, with whatever is in it.
    const at = path.indexOf(':');
    const [namespace, key] = [path.slice(0, at), path.slice(at + 1)];
    const find = (name: string): string | undefined => {
      const text: unknown = texts.getResource(language, namespace, name);
      return typeof text === 'string' ? text : undefined;
    };
    if (variables === undefined) return find(key) ?? key;
    const { count } = variables;
    const form = typeof count === 'number' ? find(`${key}_${getRules(language).select(count)}`) : undefined;
    return (form ?? find(key) ?? key).replace(variable, (_, name: string) => String(variables[name] ?? ''));
  };
}

/** Where the browser refuses to say, one is one: a text is never missing for it. */
const plainRules: Pick<Intl.PluralRules, 'select'> = { select: (count) => (count === 1 ? 'one' : 'other') };

function getRules(language: string): Pick<Intl.PluralRules, 'select'> {
  const known = rules.get(language) ?? tryRules(language);
  rules.set(language, known);
  return known;
}

function tryRules(language: string): Pick<Intl.PluralRules, 'select'> {
  try {
    return new Intl.PluralRules(language);
  } catch {
    return plainRules;
  }
}
