import { useI18next } from 'gatsby-plugin-react-i18next';

import { defaultLocale, isLocale, knownLocales, type Locale } from './locales';

/** The page's locale. */
export function useLocale(): Locale {
  const { language } = useI18next();
  return isLocale(language) ? language : defaultLocale;
}

/** The language tag for `Intl` and `lang`, e.g. `nl-NL`. */
export function useIso(): string {
  return knownLocales[useLocale()].iso;
}
