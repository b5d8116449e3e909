import type { i18n } from 'i18next';

import type { BuildTextKey, Translate } from './text-keys';

/** The source of a page's texts: i18next, or its reduced version in pages (`i18next-parts.ts`). */
type TextStore = Pick<i18n, 'language' | 'getResource'>;

const variable = /\{\{\s*(\w+)\s*\}\}/g;

/** Creating one is slow, and there is one for each language. */
const rules = new Map<string, Pick<Intl.PluralRules, 'select'>>();

/**
 * Translates as i18next does: `namespace:key` with plural forms (Unicode's plural rules) and variables; returns the key
 * if the text is missing. A test compares it with i18next for all texts. Unlike i18next, it never interpolates within
 * the value of a variable.
 */
export function createTranslate(texts: TextStore): Translate<BuildTextKey> {
  const { language } = texts;
  return (path, variables) => {
    // The rest may be a text from outside with any content.
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

/** If `Intl.PluralRules` fails: a simple rule, so that a text is never missing. */
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
