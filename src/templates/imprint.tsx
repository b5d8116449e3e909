import { graphql, type PageProps } from 'gatsby';

import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { ImprintFacts } from '@/features/company/components/imprint-facts';
import type { PageContext } from '@/i18n/page-context';
import { toPath } from '@/i18n/paths';
import { toLang } from '@/i18n/to-lang';
import { useTexts } from '@/i18n/use-texts';
import { Page } from '@/layout/page';
import { SectionList } from '@/sections/section-list';

/** Who offers the site, from the entry of the company, followed by the sections of the CMS. */
export default function Imprint({ data, pageContext }: PageProps<Queries.ImprintQuery, PageContext>) {
  const { t } = useTexts();
  const title = data.page?.title ?? t('common:page.imprint.title');
  return (
    <Page
      context={pageContext}
      title={title}
      titleLang={toLang(data.page, 'title')}
      description={data.page?.description ?? t('description:imprint')}
    >
      <SectionList
        page={data.page}
        title={title}
        intro={<ImprintFacts legal={data.legal} />}
        breadcrumbs={
          <Breadcrumbs
            crumbs={[{ label: t('common:page.home.short'), href: toPath('home', pageContext.language) }]}
            current={t('common:page.imprint.short')}
          />
        }
      />
    </Page>
  );
}

export const query = graphql`
  query Imprint($language: String!, $route: String!, $today: Date!) {
    locales: allLocale(
      filter: {
        language: { eq: $language }
        ns: { in: ["common", "description", "company", "contact", "imprint", "stock", "vacancies"] }
      }
    ) {
      ...PageLocales
    }
    legal: contentfulCompany(node_locale: { eq: $language }) {
      ...ImprintCompany
    }
    page: contentfulPage(route: { eq: $route }, node_locale: { eq: $language }) {
      ...PageSections
    }
  }
`;
