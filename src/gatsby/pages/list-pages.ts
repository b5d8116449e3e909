import { isArticleList } from '../../features/content/articles/article-types';
import { answerPath } from '../../features/enquiry/model/answer/answer-link';
import { defaultLocale, forEachLocale } from '../../i18n/locales';
import { toAlternates, toLocalePath } from '../../i18n/paths';
import { isStaticRoute, routeIds, sectorIds, sectorRoutes } from '../../i18n/routes';
import type { StockNode } from '../artifacts/stock-history';

import type { LocalizedPage } from './add-localized-pages';
import { toArticleList, type PlannedArticle } from './planned-articles';
import type { PageData } from './query-page-data';
import { staticTemplates } from './static-pages';

/** A page for each route without parameters. Search engines do not list a list that has no article. */
export function listStaticPages(data: PageData, articles: readonly PlannedArticle[], today: string): LocalizedPage[] {
  return routeIds.filter(isStaticRoute).map((route) => {
    const categories = getCategoriesOfRoute(route, data);
    const list = isArticleList(route) ? toArticleList(route, articles) : null;
    return {
      template: staticTemplates[route],
      route,
      paths: toAlternates(route, () => ({})),
      // A page for monitoring, and one that each visitor fills: search engines must not list them.
      robots: route === 'healthz' || route === 'shortlist' || list?.newest.length === 0 ? 'noindex' : undefined,
      context: () => ({
        ...categories,
        ...list,
        ...((route === 'stockOverview' || route === 'shortlist') && { sectors: data.sectors }),
        ...(staticTemplates[route] === 'stock-list' ? {} : { today }),
      }),
    };
  });
}

/** A list for each category of the stock. */
export function listCategoryPages({ categories }: PageData, stockItems: readonly StockNode[]): LocalizedPage[] {
  const filled = new Set(stockItems.map(({ category }) => category.name));
  return categories.map(({ name, paths }) => ({
    template: 'stock-list',
    route: 'stockCategory',
    paths,
    // Visitors read that an empty category is empty; to search engines it would be a page about nothing.
    robots: filled.has(name) ? undefined : 'noindex',
    context: () => ({ category: name, categories: [name] }),
  }));
}

/** A page for each vacancy. A closed one stays for visitors who have its link, and leaves the search engines. */
export function listVacancyPages({ vacancies }: PageData, today: string): LocalizedPage[] {
  return vacancies.map(({ id, segment, closed }) => ({
    template: 'vacancy',
    route: 'vacancy',
    paths: toAlternates('vacancy', () => ({ id: segment })),
    robots: closed ? 'noindex' : undefined,
    context: () => ({ vacancy: id, today }),
  }));
}

/** Pages of no route: page not found, server error, building blocks, and the dealer's page for answers. */
export function listOtherPages(data: PageData): LocalizedPage[] {
  const toPaths = (path: string) => forEachLocale((locale) => toLocalePath(locale, path));
  return [
    { template: 'not-found', route: 'notFound', paths: toPaths('/404') },
    { template: 'server-error', route: 'serverError', paths: toPaths('/500') },
    {
      template: 'building-blocks',
      route: 'buildingBlocks',
      paths: toPaths('/building-blocks'),
      context: () => getCategoriesOfRoute('buildingBlocks', data),
    },
    // The mail to the dealer, which leads to it, is in the default language, too.
    { template: 'answer', route: 'answer', paths: forEachLocale(() => answerPath), only: [defaultLocale] },
  ];
}

/** The categories whose items a page shows: those of its sector, or all. */
function getCategoriesOfRoute(route: string, data: PageData): { categories: string[]; sector?: string } {
  const sector = sectorIds.find((id) => sectorRoutes[id].page === route || sectorRoutes[id].stock === route);
  if (sector === undefined) return { categories: data.categories.map(({ name }) => name) };
  return { sector, categories: data.sectors.find(({ key }) => key === sector)?.categories ?? [] };
}
