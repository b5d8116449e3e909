import type { Actions } from 'gatsby';

import { defaultLocale, locales, type Locale } from '../../i18n/locales';
import { isUnlisted, toI18nContext, type PageContext } from '../../i18n/page-context';

/** One file of `src/templates` each. */
export type TemplateName =
  | 'answer'
  | 'article'
  | 'articles'
  | 'building-blocks'
  | 'content-page'
  | 'healthz'
  | 'home'
  | 'imprint'
  | 'not-found'
  | 'own-page'
  | 'sector'
  | 'server-error'
  | 'shortlist'
  | 'stock-item'
  | 'stock-list'
  | 'vacancies'
  | 'vacancy'
  | 'verify';

export type LocalizedPage = {
  template: TemplateName;
  route: PageContext['route'];
  /** The page's address in every language. */
  paths: Record<Locale, string>;
  /** The only languages that it exists in; without it, all. */
  only?: readonly Locale[];
  /** What the template's query needs beside the locale. */
  context?: (locale: Locale) => Record<string, unknown>;
  /** What search engines are told (`PageContext`). */
  robots?: string | undefined;
};

/**
 * Creates a page in each of its languages, with what the translation plugin, the switcher and the head need to know.
 */
export function addLocalizedPages(
  actions: Pick<Actions, 'createPage'>,
  { template, route, paths, only = locales, context, robots }: LocalizedPage,
): void {
  for (const locale of only) {
    const path = paths[locale];
    const common: PageContext = {
      language: locale,
      route,
      ...(isUnlisted(route) ? {} : { alternates: paths }),
      ...(robots === undefined ? {} : { robots }),
    };
    actions.createPage({
      path,
      component: `${process.cwd()}/src/templates/${template}.tsx`,
      context: { ...common, i18n: toI18nContext(locale, path, paths[defaultLocale]), ...context?.(locale) },
    });
  }
}
