import { defaultLocale } from './locales';

/** An entry of the CMS in one language, with the names of its untranslated fields. */
type Translated = { fallbacks: readonly string[] };

/** The `lang` of an element that renders this field: set if the text is not in the page's language. */
export function toLang(entry: Translated | null, field: string): string | undefined {
  return entry?.fallbacks.includes(field) === true ? defaultLocale : undefined;
}
