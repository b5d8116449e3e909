import { graphql, type PageProps } from 'gatsby';
import { useMemo } from 'react';

import { Container } from '@/components/container/container';
import { SectionFrame } from '@/components/section/section-frame';
import { JsonLd } from '@/components/seo/json-ld';
import { useSiteUrl } from '@/components/seo/use-site-url';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { BreakableText } from '@/components/ui/breakable-text';
import { KeepSearchButton } from '@/features/kept-search/components/keep-search-button';
import { NoStockLinks } from '@/features/stock/components/no-stock-links';
import { CategoryLinks } from '@/features/stock/components/stock-list/category-links';
import { StockList } from '@/features/stock/components/stock-list/stock-list';
import { FeedLinks } from '@/features/stock/components/stock-seo/feed-links';
import { UnindexedWhenRefined } from '@/features/stock/components/stock-seo/unindexed-when-refined';
import { toListedPath } from '@/features/stock/hooks/use-item-path';
import { toBuiltList, type SectorCategories } from '@/features/stock/model/built-list';
import { toCategoriesWithTotals } from '@/features/stock/model/categories/category-totals';
import type { StockItem } from '@/features/stock/model/item';
import type { Scope } from '@/features/stock/model/search/search-request';
import { toItemList } from '@/features/stock/model/seo/item-list';
import type { PageContext } from '@/i18n/page-context';
import { toPath } from '@/i18n/paths';
import type { StaticRouteId } from '@/i18n/routes';
import { sectorRoutes, type Sector } from '@/i18n/routes';
import { useTexts } from '@/i18n/use-texts';
import { Page } from '@/layout/page';
import { formatNumber } from '@/lib/format';
import { KeepOnItems } from '@/sections/keep-on-items';

type Context = PageContext & { categories: string[]; sectors?: SectorCategories[] } & (
    { route: 'stockCategory'; category: string } | { route: StaticRouteId; sector?: Sector; category?: undefined }
  );

/** The stock list: all of it, a sector's, or a category's. */
export default function StockListPage({ data, pageContext, location }: PageProps<Queries.StockListQuery, Context>) {
  const { t, iso } = useTexts();
  const { language, route } = pageContext;
  const categories = toCategoriesWithTotals(data);
  const total = data.items.totalCount;
  // The stock system has no category of this sector: a list would always be empty.
  const hasList = route === 'stockOverview' || data.categories.nodes.length > 0;
  const pathname = pageContext.alternates?.[language] ?? location.pathname;
  const sector = 'sector' in pageContext ? pageContext.sector : undefined;
  const home = { label: t('common:page.home.short'), href: toPath('home', language) };
  const overview = { label: t('common:page.stockOverview.short'), href: toPath('stockOverview', language) };

  const heading =
    pageContext.category === undefined
      ? t(`common:page.${pageContext.route}.title`)
      : (data.categories.nodes[0]?.label ?? '');
  const ofCategory = total === 0 ? 'stock:list.categoryDescriptionEmpty' : 'stock:list.categoryDescription';
  const description =
    pageContext.category === undefined
      ? t(`description:${pageContext.route}`)
      : t(ofCategory, { category: heading, total: formatNumber(total, iso) });
  const crumbs =
    route === 'stockOverview' ? [home] : [home, pageContext.category === undefined ? toSectorCrumb() : overview];
  const scope = useMemo(() => toScope(pageContext), [pageContext]);
  const built = useMemo(() => toBuiltList(data, pageContext.sectors), [data, pageContext.sectors]);
  const feedTitle = t(`common:page.${sector === undefined ? 'stockOverview' : sectorRoutes[sector].stock}.title`);
  const siteUrl = useSiteUrl();
  const { items } = built.answer;
  const toUrl = (item: StockItem) => siteUrl + toListedPath(item, data.categories.nodes, language);
  // A category's name alone is too short a title for search engines.
  const title = pageContext.category === undefined ? heading : `${heading} – ${t('common:page.stockOverview.title')}`;

  function toSectorCrumb() {
    const page = sector === undefined ? 'stockOverview' : sectorRoutes[sector].page;
    return { label: t(`common:page.${page}.short`), href: toPath(page, language) };
  }

  return (
    <Page context={pageContext} title={title} description={description}>
      <UnindexedWhenRefined pathname={pathname} />
      {items.length > 0 && (
        <JsonLd data={typeof window === 'undefined' ? toItemList({ urls: items.map(toUrl), total }) : null} />
      )}
      <Container>
        <Breadcrumbs crumbs={crumbs} current={heading} />
        <h1>
          <BreakableText text={heading} />
        </h1>
        {hasList && (
          <KeepOnItems>
            <StockList
              key={pathname}
              built={built.answer}
              names={built.names}
              scope={scope}
              categories={data.categories.nodes}
              pathname={pathname}
              renderTool={(query, names) => (
                <KeepSearchButton {...{ query, names, sector }} category={pageContext.category} />
              )}
            />
            <FeedLinks
              {...{ siteUrl, pathname, sector }}
              category={pageContext.category}
              scope={sector ?? 'all'}
              title={feedTitle}
            />
          </KeepOnItems>
        )}
      </Container>
      {!hasList && <NoStockLinks />}
      {pageContext.category === undefined && categories.length > 0 && (
        <div data-print="no">
          <SectionFrame title={t('search:result.browse')}>
            <CategoryLinks categories={categories} />
          </SectionFrame>
        </div>
      )}
    </Page>
  );
}

/**
 * The constraint that all items of the page share. The overview has none, so that it includes categories newer than the
 * site.
 */
function toScope({ route, categories }: Context): Scope {
  return route === 'stockOverview' ? {} : { 'category.name': categories };
}

export const query = graphql`
  query StockList($language: String!, $categories: [String!]!) {
    locales: allLocale(
      filter: {
        language: { eq: $language }
        ns: { in: ["common", "description", "company", "stock", "search", "enumerations"] }
      }
    ) {
      ...PageLocales
    }
    items: newestStock(categories: $categories, limit: 24) {
      totalCount
      nodes {
        listItem(locale: $language)
      }
    }
    summary: stockSummary(categories: $categories, locale: $language)
    ...CategoryTotals
  }
`;
