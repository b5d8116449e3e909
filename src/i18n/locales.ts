import type { Flag } from './flags';

/** Every language that has texts in `locales/`. To enable one, add it to `locales` below. */
export const knownLocales = {
  nl: { iso: 'nl-NL', flag: 'NL', direction: 'ltr', name: 'Nederlands' },
  en: { iso: 'en-GB', flag: 'EN', direction: 'ltr', name: 'English' },
  de: { iso: 'de-DE', flag: 'DE', direction: 'ltr', name: 'Deutsch' },
  fr: { iso: 'fr-FR', flag: 'FR', direction: 'ltr', name: 'Français' },
  es: { iso: 'es-ES', flag: 'ES', direction: 'ltr', name: 'Español' },
} as const satisfies Readonly<Record<string, { iso: string; flag: Flag; direction: 'ltr' | 'rtl'; name: string }>>;

export type KnownLocale = keyof typeof knownLocales;

/** The languages the site is published in, the default one first. */
export const locales = ['nl', 'en', 'de'] as const satisfies readonly KnownLocale[];

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'nl';

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/** A value for every enabled locale. */
export function forEachLocale<T>(make: (locale: Locale) => T): Record<Locale, T> {
  return Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, T>;
}
