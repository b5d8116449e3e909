import { defaultLocale, locales, type Locale } from './locales';
import type { RouteId } from './routes';

/** Pages outside the route table: no page links to them, and they are not indexed. */
export const unlistedPages = ['notFound', 'serverError', 'buildingBlocks', 'answer'] as const;
export type UnlistedPage = (typeof unlistedPages)[number];

/** Whether a page has no alternates: search engines must not list it. */
export function isUnlisted(route: string): route is UnlistedPage {
  return unlistedPages.some((name) => name === route);
}

/** An image for link previews, at a path of the site or an absolute URL. Unknown properties get no meta tag. */
export type SharedPicture = {
  address: string;
  alt: string;
  size: { width: number; height: number } | null;
  /** Media type. */
  type: string | null;
};

/** The words and the picture of a page outside of it; `titleLang`: the language of the title. */
export type SearchWords = { title?: string; titleLang?: string; description?: string; picture?: SharedPicture };

/** The part of the page context that every page has. */
export type PageContext = {
  /** The locale, named as the translation plugin and its queries require. */
  language: Locale;
  /** `ownPage`: a page that an editor made. */
  route: RouteId | UnlistedPage | 'ownPage';
  /** This page's address in every language; absent on pages that are not indexed. */
  alternates?: Record<Locale, string>;
  /** The content of the robots meta tag, if the page may not be indexed without limit: `noindex`, or until when. */
  robots?: string;
  /** What an editor says to search engines and sharers in place of what the page says. */
  search?: SearchWords;
};

/** The context that the translation plugin reads; complete, so that the plugin does not change our paths. */
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
