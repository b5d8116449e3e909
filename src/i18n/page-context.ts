import { defaultLocale, locales, type Locale } from './locales';
import type { RouteId } from './routes';

/** Pages of no route: nothing links to them, and search engines are told to leave them out. */
export const unlistedPages = ['notFound', 'serverError', 'buildingBlocks'] as const;
export type UnlistedPage = (typeof unlistedPages)[number];

/** Whether a page has no alternates: search engines must not list it. */
export function isUnlisted(route: string): route is UnlistedPage {
  return unlistedPages.some((name) => name === route);
}

/** What every page knows about itself, beside what its template needs. */
export type PageContext = {
  /** The locale, under the name the translation plugin and its queries want. */
  language: Locale;
  route: RouteId | UnlistedPage;
  /** This page's address in every language; absent on pages that are not to be found. */
  alternates?: Record<Locale, string>;
  /** What search engines are told, where it is not that the page may be found: `noindex`, or until when. */
  robots?: string;
};

/** The block the translation plugin reads; complete, so that it keeps its hands off our paths. */
export type I18nContext = {
  language: Locale;
  languages: readonly Locale[];
  defaultLanguage: Locale;
  generateDefaultLanguagePage: false;
  routed: boolean;
  originalPath: string;
  path: string;
};

export function toI18nContext(locale: Locale, path: string, originalPath: string): I18nContext {
  return {
    language: locale,
    languages: locales,
    defaultLanguage: defaultLocale,
    generateDefaultLanguagePage: false,
    routed: locale !== defaultLocale,
    originalPath,
    path,
  };
}
