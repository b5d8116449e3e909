import { graphql, type PageProps } from 'gatsby';

import { SectionFrame } from '@/components/section/section-frame';
import { TextLines } from '@/components/text-lines';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { MoreLink } from '@/components/ui/more-link';
import { NoStockLinks } from '@/features/stock/components/no-stock-links';
import { CategoryTiles } from '@/features/stock/components/stock-list/category-tiles';
import { toCategoriesWithTotals } from '@/features/stock/model/categories/category-totals';
import type { PageContext } from '@/i18n/page-context';
import { toPath } from '@/i18n/paths';
import { sectorRoutes, type Sector as SectorId, type StaticRouteId } from '@/i18n/routes';
import { toLang } from '@/i18n/to-lang';
import { useTexts } from '@/i18n/use-texts';
import { Page } from '@/layout/page';
import { SectionList } from '@/sections/section-list';

type Context = PageContext & { route: StaticRouteId; sector: SectorId };

/** A sector: its content, its categories, and links to its stock. */
export default function Sector({ data, pageContext }: PageProps<Queries.SectorQuery, Context>) {
  const { t } = useTexts();
  const { route, language, sector } = pageContext;
  const { stock } = sectorRoutes[sector];
  const title = data.page?.title ?? data.sector?.name ?? t(`common:page.${route}.title`);
  const titleLang = data.page?.title == null ? toLang(data.sector, 'name') : toLang(data.page, 'title');
  const intro = data.sector?.intro?.intro ?? null;
  const categories = toCategoriesWithTotals(data);
  return (
    <Page
      context={pageContext}
      title={title}
      titleLang={titleLang}
      description={data.page?.description ?? intro ?? t(`description:${route}`)}
    >
      <SectionList
        page={categories.length === 0 ? withoutEmptyTeasers(data.page) : data.page}
        title={title}
        titleLang={titleLang}
        intro={<TextLines text={intro} lang={toLang(data.sector, 'intro')} />}
        breadcrumbs={
          <Breadcrumbs
            crumbs={[{ label: t('common:page.home.short'), href: toPath('home', language) }]}
            current={t(`common:page.${route}.short`)}
          />
        }
        afterHero={
          categories.length === 0 ? (
            <NoStockLinks />
          ) : (
            <SectionFrame
              title={t('stock:list.categories')}
              more={<MoreLink route={stock}>{t(`common:page.${stock}.title`)}</MoreLink>}
            >
              <CategoryTiles categories={categories} />
            </SectionFrame>
          )
        }
      />
    </Page>
  );
}

/** Removes stock teasers of a sector without items: they would claim that there is no stock, which may have changed. */
function withoutEmptyTeasers(page: Queries.SectorQuery['page']): Queries.SectorQuery['page'] {
  if (page === null) return null;
  const isShown = (section: NonNullable<typeof page.sections>[number]) =>
    section?.__typename !== 'ContentfulStockTeaser' || section.items.length > 0;
  return { ...page, sections: page.sections?.filter(isShown) ?? null };
}

export const query = graphql`
  query Sector($language: String!, $route: String!, $sector: String!, $categories: [String!]!, $today: Date!) {
    locales: allLocale(
      filter: {
        language: { eq: $language }
        ns: { in: ["common", "description", "company", "contact", "stock", "vacancies"] }
      }
    ) {
      ...PageLocales
    }
    page: contentfulPage(route: { eq: $route }, node_locale: { eq: $language }) {
      ...PageSections
    }
    sector: contentfulSector(key: { eq: $sector }, node_locale: { eq: $language }) {
      fallbacks
      name
      intro {
        intro
      }
    }
    ...CategoryTotals
    ...CategoryPhotos
  }
`;
