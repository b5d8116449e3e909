import { defaultLocale } from './locales';

/** An entry of the CMS in one language, with the fields that nobody translated into it. */
type Translated = { fallbacks: readonly string[] };

/**
 * The `lang` of an element that shows this field of an entry, if there is one: that of the words, where they are not in
 * the page's language.
 */
export function toLang(entry: Translated | null, field: string): string | undefined {
  return entry?.fallbacks.includes(field) === true ? defaultLocale : undefined;
}
