import { defaultLocale } from './locales';

/** An entry of the CMS in one language, with the fields that nobody translated into it. */
type Translated = { fallbacks: readonly string[] };

/** The `lang` of an element that shows this field: that of the words, where they are not in the page's language. */
export function toLang({ fallbacks }: Translated, field: string): string | undefined {
  return fallbacks.includes(field) ? defaultLocale : undefined;
}
