import { graphql, type PageProps } from 'gatsby';

import { Container } from '@/components/container/container';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { ButtonLink } from '@/components/ui/button-link';
import { CategoryLinks } from '@/features/stock/components/stock-list/category-links';
import { toCategoriesWithTotals } from '@/features/stock/model/categories/category-totals';
import type { PageContext } from '@/i18n/page-context';
import { toPath } from '@/i18n/paths';
import { sectorRoutes, type Sector as SectorId, type StaticRouteId } from '@/i18n/routes';
import { useTexts } from '@/i18n/use-texts';
import { Page } from '@/layout/page';
import { hasHero, SectionList } from '@/sections/section-list';

type Context = PageContext & { route: StaticRouteId; sector: SectorId };

/** A sector: its story, its categories, and the way to its stock. */
export default function Sector({ data, pageContext }: PageProps<Queries.SectorQuery, Context>) {
  const { t } = useTexts();
  const { route, language, sector } = pageContext;
  const title = data.page?.title ?? data.sector?.name ?? t(`common:page.${route}.title`);
  const intro = data.sector?.intro?.intro ?? null;
  return (
    <Page
      context={pageContext}
      title={title}
      description={data.page?.description ?? intro ?? t(`common:page.${route}.description`)}
    >
      {!hasHero(data.page) && (
        <Container>
          <Breadcrumbs
            crumbs={[{ label: t('common:page.home.short'), href: toPath('home', language) }]}
            current={title}
          />
          <h1>{title}</h1>
          {intro !== null && <p>{intro}</p>}
        </Container>
      )}
      <SectionList
        page={data.page}
        afterHero={
          <Container>
            <h2>{t('stock:list.categories')}</h2>
            <CategoryLinks categories={toCategoriesWithTotals(data)} />
            <p>
              <ButtonLink href={toPath(sectorRoutes[sector].stock, language)}>
                {t(`common:page.${sectorRoutes[sector].stock}.title`)}
              </ButtonLink>
            </p>
          </Container>
        }
      />
    </Page>
  );
}

export const query = graphql`
  query Sector($language: String!, $route: String!, $sector: String!, $categories: [String!]!, $today: Date!) {
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "company", "contact", "stock", "vacancies"] } }
    ) {
      ...PageLocales
    }
    page: contentfulPage(route: { eq: $route }, node_locale: { eq: $language }) {
      ...PageSections
    }
    sector: contentfulSector(key: { eq: $sector }, node_locale: { eq: $language }) {
      name
      intro {
        intro
      }
    }
    ...CategoryTotals
  }
`;
