import type { CreatePagesArgs } from 'gatsby';

import { forEachLocale } from '../../../i18n/locales';
import { toAlternates, toLocalePath } from '../../../i18n/paths';
import { isStaticRoute, routeIds, sectorIds, sectorRoutes } from '../../../i18n/routes';
import { toDealerDay } from '../../../lib/dealer-day';
import { toKnownCategory } from '../../content/mend/categories';
import { getNodes } from '../../artifacts/node-cache';
import type { StockNode } from '../../artifacts/stock-history';

import { addLocalizedPages } from '../../pages/add-localized-pages';
import { writeAddresses } from '../../artifacts/write-addresses';
import { queryPageData, type PageData } from '../../pages/query-page-data';
import { readSectors } from '../../pages/sector-categories';
import { staticTemplates } from '../../pages/static-pages';
import { addStockItemPages } from '../../pages/stock-item-pages';

/** Every page of the route table (spec section 2) in every language, and the error pages. */
export async function createPages(args: CreatePagesArgs): Promise<void> {
  const { actions } = args;
  // What is open on the day of the build; stock lists do not show it and need not be made anew every day.
  const today = toDealerDay(new Date());
  const nodes = getNodes(args);
  const data = readSectors(
    await queryPageData(args, today),
    nodes.getNodesByType('StockCategory').map(toKnownCategory),
  );
  const stockItems = nodes.getNodesByType('StockItem') as unknown as StockNode[];
  for (const route of routeIds) {
    if (!isStaticRoute(route)) continue;
    const categories = getCategoriesOfRoute(route, data);
    addLocalizedPages(actions, {
      template: staticTemplates[route],
      route,
      paths: toAlternates(route, () => ({})),
      // A page for machines: nobody is to find it by searching.
      robots: route === 'healthz' ? 'noindex' : undefined,
      context: () => ({ ...categories, ...(staticTemplates[route] === 'stock-list' ? {} : { today }) }),
    });
  }
  const filled = new Set(stockItems.map(({ category }) => category.name));
  for (const { name, paths } of data.categories) {
    addLocalizedPages(actions, {
      template: 'stock-list',
      route: 'stockCategory',
      paths,
      // One without machines says so to visitors; to search engines it would be a page about nothing.
      robots: filled.has(name) ? undefined : 'noindex',
      context: () => ({ category: name, categories: [name] }),
    });
  }
  await addStockItemPages(args, { machines: stockItems, sectors: data.sectors, today });
  for (const { id, segment, closed } of data.vacancies) {
    const paths = toAlternates('vacancy', () => ({ id: segment }));
    addLocalizedPages(actions, {
      template: 'vacancy',
      route: 'vacancy',
      paths,
      // Its page says so to who has the link; nobody is to find it any more.
      robots: closed ? 'noindex' : undefined,
      context: () => ({ vacancy: id, today }),
    });
  }
  await writeAddresses(data, stockItems);
  addLocalizedPages(actions, {
    template: 'not-found',
    route: 'notFound',
    paths: forEachLocale((locale) => toLocalePath(locale, '/404')),
  });
  addLocalizedPages(actions, {
    template: 'server-error',
    route: 'serverError',
    paths: forEachLocale((locale) => toLocalePath(locale, '/500')),
  });
  addLocalizedPages(actions, {
    template: 'building-blocks',
    route: 'buildingBlocks',
    paths: forEachLocale((locale) => toLocalePath(locale, '/building-blocks')),
    context: () => getCategoriesOfRoute('buildingBlocks', data),
  });
}

/** The categories whose items a page shows: those of its sector, or all. */
function getCategoriesOfRoute(route: string, data: PageData): { categories: string[]; sector?: string } {
  const sector = sectorIds.find((id) => sectorRoutes[id].page === route || sectorRoutes[id].stock === route);
  if (sector === undefined) return { categories: data.categories.map(({ name }) => name) };
  return { sector, categories: data.sectors.find(({ key }) => key === sector)?.categories ?? [] };
}
