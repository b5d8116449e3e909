import { I18nextContext } from 'gatsby-plugin-react-i18next';
import { useContext } from 'react';

import { defaultLocale, isLocale, knownLocales, type Locale } from './locales';

/** The page's locale. */
export function useLocale(): Locale {
  const { language } = useContext(I18nextContext);
  return isLocale(language) ? language : defaultLocale;
}

/** The language tag for `Intl` and `lang`, e.g. `nl-NL`. */
export function useIso(): string {
  return knownLocales[useLocale()].iso;
}
