import { graphql, type PageProps } from 'gatsby';

import { SectionFrame } from '@/components/section/section-frame';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { VacancyList } from '@/features/vacancies/components/vacancy-list';
import type { PageContext } from '@/i18n/page-context';
import { toPath } from '@/i18n/paths';
import { toLang } from '@/i18n/to-lang';
import { useTexts } from '@/i18n/use-texts';
import { Page } from '@/layout/page';
import { SectionList } from '@/sections/section-list';

/** The open vacancies, followed by the sections of the CMS. */
export default function Vacancies({ data, pageContext }: PageProps<Queries.VacanciesQuery, PageContext>) {
  const { t } = useTexts();
  const title = data.page?.title ?? t('common:page.vacancies.title');
  return (
    <Page
      context={pageContext}
      title={title}
      titleLang={toLang(data.page, 'title')}
      description={data.page?.description ?? t('description:vacancies')}
    >
      <SectionList
        page={data.page}
        title={title}
        breadcrumbs={
          <Breadcrumbs
            crumbs={[{ label: t('common:page.home.short'), href: toPath('home', pageContext.language) }]}
            current={t('common:page.vacancies.short')}
          />
        }
        afterHero={
          <SectionFrame title={t('vacancies:open')} layout="beside">
            <VacancyList vacancies={data.vacancies.nodes} />
          </SectionFrame>
        }
      />
    </Page>
  );
}

export const query = graphql`
  query Vacancies($language: String!, $today: Date!) {
    locales: allLocale(
      filter: {
        language: { eq: $language }
        ns: { in: ["common", "description", "company", "contact", "stock", "vacancies"] }
      }
    ) {
      ...PageLocales
    }
    page: contentfulPage(route: { eq: "vacancies" }, node_locale: { eq: $language }) {
      ...PageSections
    }
    vacancies: allContentfulVacancy(
      filter: { node_locale: { eq: $language } }
      sort: [{ title: ASC }, { contentful_id: ASC }]
    ) {
      nodes {
        ...VacancySummary
      }
    }
  }
`;
