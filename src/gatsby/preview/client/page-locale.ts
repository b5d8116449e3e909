import { defaultLocale, locales, type Locale } from '../../../i18n/locales';

/** The language of the page by its path: its document has none before it is rendered. */
export function getPageLocale(): Locale {
  const [, first] = window.location.pathname.split('/');
  return locales.find((locale) => locale === first) ?? defaultLocale;
}
