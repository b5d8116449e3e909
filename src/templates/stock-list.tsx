import { graphql, type PageProps } from 'gatsby';

import { Container } from '@/components/container/container';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { CategoryLinks } from '@/features/stock/components/stock-list/category-links';
import { StockList } from '@/features/stock/components/stock-list/stock-list';
import { toCategoriesWithTotals } from '@/features/stock/model/category-totals';
import type { StockItem } from '@/features/stock/model/item';
import type { PageContext } from '@/i18n/page-context';
import { toPath } from '@/i18n/paths';
import type { StaticRouteId } from '@/i18n/routes';
import { sectorRoutes, type Sector } from '@/i18n/routes';
import { useTexts } from '@/i18n/use-texts';
import { Page } from '@/layout/page';
import { formatNumber } from '@/lib/format';

type Context = PageContext & { categories: string[] } & (
    { route: 'stockCategory'; category: string } | { route: StaticRouteId; sector?: Sector; category?: undefined }
  );

/** The stock: all of it, that of a sector, or that of a category. */
export default function StockListPage({ data, pageContext, location }: PageProps<Queries.StockListQuery, Context>) {
  const { t, iso } = useTexts();
  const { language, route } = pageContext;
  const categories = toCategoriesWithTotals(data);
  const total = data.items.totalCount;
  const basePath = pageContext.alternates?.[language] ?? location.pathname;
  const home = { label: t('common:page.home.short'), href: toPath('home', language) };
  const overview = { label: t('common:page.stockOverview.short'), href: toPath('stockOverview', language) };

  const heading =
    pageContext.category === undefined
      ? t(`common:page.${pageContext.route}.title`)
      : (data.categories.nodes[0]?.label ?? '');
  const description =
    pageContext.category === undefined
      ? t(`common:page.${pageContext.route}.description`)
      : t('stock:list.categoryDescription', { category: heading, total: formatNumber(total, iso) });
  const crumbs =
    route === 'stockOverview' ? [home] : [home, pageContext.category === undefined ? toSectorCrumb() : overview];
  const filters = route === 'stockOverview' ? [] : [{ property: 'category.name', values: pageContext.categories }];
  // `listItem` is the node's own stock item, parsed when it was sourced.
  const items = data.items.nodes.map(({ listItem }) => listItem as unknown as StockItem);

  function toSectorCrumb() {
    const sector =
      'sector' in pageContext && pageContext.sector !== undefined
        ? sectorRoutes[pageContext.sector].page
        : 'stockOverview';
    return { label: t(`common:page.${sector}.short`), href: toPath(sector, language) };
  }

  return (
    <Page context={pageContext} title={heading} description={description}>
      <Container>
        <Breadcrumbs crumbs={crumbs} current={heading} />
        <h1>{heading}</h1>
        {pageContext.category === undefined && <CategoryLinks categories={categories} />}
        <StockList
          built={{ items, total }}
          filters={filters}
          categories={data.categories.nodes}
          basePath={basePath}
          search={location.search}
        />
      </Container>
    </Page>
  );
}

export const query = graphql`
  query StockList($language: String!, $categories: [String!]!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "company", "stock"] } }) {
      ...PageLocales
    }
    items: allStockItem(filter: { category: { name: { in: $categories } } }, sort: { createdDate: DESC }, limit: 24) {
      totalCount
      nodes {
        listItem(locale: $language)
      }
    }
    ...CategoryTotals
  }
`;
