import { graphql, type PageProps } from 'gatsby';

import { Container } from '@/components/container/container';
import { useSiteUrl } from '@/components/seo/use-site-url';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { KeptSearches, KeptSearchesLink } from '@/features/kept-search/components/kept-searches';
import { Shortlist } from '@/features/shortlist/components/shortlist';
import type { SectorCategories } from '@/features/stock/model/built-list';
import type { PageContext } from '@/i18n/page-context';
import { toPath } from '@/i18n/paths';
import { useTexts } from '@/i18n/use-texts';
import { Page } from '@/layout/page';
import { MissingOffersPlace } from '@/sections/missing-offers-place';
import { ShortlistEnquiry } from '@/sections/shortlist-enquiry';

type Context = PageContext & { sectors?: SectorCategories[] };

const none: readonly SectorCategories[] = [];

/** The machines and searches that a visitor has kept, or those of a link that somebody has sent. */
export default function ShortlistPage({ data, pageContext, location }: PageProps<Queries.ShortlistQuery, Context>) {
  const { t } = useTexts();
  const { language } = pageContext;
  const siteUrl = useSiteUrl();
  const title = t('common:page.shortlist.title');
  return (
    <Page context={pageContext} title={title} description={t('description:shortlist')}>
      <Container>
        <Breadcrumbs
          crumbs={[{ label: t('common:page.home.short'), href: toPath('home', language) }]}
          current={t('common:page.shortlist.short')}
        />
        <h1>{title}</h1>
        <KeptSearchesLink />
        <Shortlist
          categories={data.categories.nodes}
          siteUrl={siteUrl}
          path={toPath('shortlist', language)}
          search={location.search}
          offers={<MissingOffersPlace segment={null} />}
          renderEnquiry={(rows, list) => (
            <ShortlistEnquiry key={list} rows={rows} list={list} categories={data.categories.nodes} siteUrl={siteUrl} />
          )}
        />
        <KeptSearches siteUrl={siteUrl} sectors={pageContext.sectors ?? none} />
      </Container>
    </Page>
  );
}

export const query = graphql`
  query Shortlist($language: String!, $categories: [String!]!) {
    locales: allLocale(
      filter: {
        language: { eq: $language }
        ns: {
          in: [
            "common"
            "description"
            "company"
            "stock"
            "item"
            "properties"
            "enumerations"
            "search"
            "searches"
            "shortlist"
          ]
        }
      }
    ) {
      ...PageLocales
    }
    categories: allStockCategory(filter: { name: { in: $categories } }, sort: { name: ASC }) {
      nodes {
        name
        label(locale: $language)
        path(locale: $language)
        dealerPath: path(locale: "nl")
      }
    }
  }
`;
