import { graphql, type PageProps } from 'gatsby';

import { CompanyData } from '@/features/company/components/company-data';
import { StockFinder } from '@/features/stock/components/stock-finder/stock-finder';
import { toCategoriesWithTotals } from '@/features/stock/model/categories/category-totals';
import type { PageContext } from '@/i18n/page-context';
import { toPath } from '@/i18n/paths';
import { toLang } from '@/i18n/to-lang';
import { useTexts } from '@/i18n/use-texts';
import { Page } from '@/layout/page';
import { SectionList } from '@/sections/section-list';

/** The home page: an introduction, a stock search, the sectors and the newest items. */
export default function Home({ data, pageContext }: PageProps<Queries.HomeQuery, PageContext>) {
  const { t } = useTexts();
  const title = data.page?.title ?? t('common:page.home.title');
  return (
    <Page
      context={pageContext}
      title={title}
      titleLang={toLang(data.page, 'title')}
      description={data.page?.description ?? t('description:home')}
    >
      <CompanyData searchPath={toPath('stockOverview', pageContext.language)} />
      <SectionList
        page={data.page}
        title={title}
        inHero={<StockFinder total={data.items.totalCount} categories={toCategoriesWithTotals(data)} />}
      />
    </Page>
  );
}

export const query = graphql`
  query Home($language: String!, $categories: [String!]!, $today: Date!) {
    locales: allLocale(
      filter: {
        language: { eq: $language }
        ns: { in: ["common", "description", "company", "contact", "search", "stock", "vacancies", "enumerations"] }
      }
    ) {
      ...PageLocales
    }
    page: contentfulPage(route: { eq: "home" }, node_locale: { eq: $language }) {
      ...PageSections
    }
    items: allStockItem {
      totalCount
    }
    ...CategoryTotals
  }
`;
