import { graphql, type PageProps } from 'gatsby';

import { Container } from '@/components/container/container';
import type { PageContext } from '@/i18n/page-context';
import { useTexts } from '@/i18n/use-texts';
import { Page } from '@/layout/page';
import { hasHero, SectionList } from '@/sections/section-list';

/** The way in: what the company is, its sectors and newest machines. */
export default function Home({ data, pageContext }: PageProps<Queries.HomeQuery, PageContext>) {
  const { t } = useTexts();
  const title = data.page?.title ?? t('common:page.home.title');
  return (
    <Page context={pageContext} title={title} description={data.page?.description ?? t('common:page.home.description')}>
      {!hasHero(data.page) && (
        <Container>
          <h1>{title}</h1>
        </Container>
      )}
      <SectionList page={data.page} />
    </Page>
  );
}

export const query = graphql`
  query Home($language: String!, $today: Date!) {
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "company", "contact", "stock", "vacancies"] } }
    ) {
      ...PageLocales
    }
    page: contentfulPage(route: { eq: "home" }, node_locale: { eq: $language }) {
      ...PageSections
    }
  }
`;
