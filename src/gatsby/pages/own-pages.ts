import { pageRoutes } from '../../../content-model/types/shared';
import { defaultLocale, isLocale, locales, type Locale } from '../../i18n/locales';

import type { LocalizedPage } from './add-localized-pages';
import type { SearchNode } from './page-search';
import type { PageData } from './query-page-data';

/** An entry of a page in one language; `href`: its address, null while it has none or is hidden. */
export type PageNode = SearchNode & { route: string | null; href: string | null };

/** The pages that editors made, with their addresses. */
export function toOwnPages(nodes: readonly PageNode[]): PageData['ownPages'] {
  const own = nodes.filter(({ route }) => !pageRoutes.some((id) => id === route));
  return [...new Set(own.map(({ contentful_id }) => contentful_id))].flatMap((id) => {
    const paths = Object.fromEntries(
      own.flatMap(({ contentful_id, node_locale, href }) =>
        contentful_id === id && isLocale(node_locale) && href !== null ? [[node_locale, href]] : [],
      ),
    );
    if (!hasAll(paths)) return [];
    return [{ id, paths, name: paths[defaultLocale].slice(1).replaceAll('-', ' ') }];
  });
}

/** A page for each. @param today the day of the build, ISO 8601 */
export function listOwnPages({ ownPages }: PageData, today: string): LocalizedPage[] {
  return ownPages.map(({ id, paths, name }) => ({
    template: 'own-page',
    route: 'ownPage',
    paths,
    context: () => ({ page: id, name, today }),
  }));
}

function hasAll(paths: Partial<Record<Locale, string>>): paths is Record<Locale, string> {
  return locales.every((locale) => paths[locale] !== undefined);
}
