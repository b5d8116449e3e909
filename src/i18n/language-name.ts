import { knownLocales, type KnownLocale } from './locales';

/**
 * What a language is called in another one; in its own where the browser knows no names.
 * @example toLanguageName('de', 'nl-NL') // 'Duits'
 */
export function toLanguageName(locale: KnownLocale, iso: string): string {
  const { name } = knownLocales[locale];
  try {
    return new Intl.DisplayNames(iso, { type: 'language', fallback: 'none' }).of(locale) ?? name;
  } catch {
    return name;
  }
}
