import { graphql, type PageProps } from 'gatsby';

import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { CallUs } from '@/features/company/components/call-us';
import { CompanyData } from '@/features/company/components/company-data';
import type { PageContext } from '@/i18n/page-context';
import { toPath } from '@/i18n/paths';
import type { StaticRouteId } from '@/i18n/routes';
import { toLang } from '@/i18n/to-lang';
import { useTexts } from '@/i18n/use-texts';
import { Page } from '@/layout/page';
import { SectionList } from '@/sections/section-list';

type Context = PageContext & { route: StaticRouteId };

/** A page of the CMS: its sections, under its title unless the first section is a hero. */
export default function ContentPage({ data, pageContext }: PageProps<Queries.ContentPageQuery, Context>) {
  const { t } = useTexts();
  const { route, language } = pageContext;
  const title = data.page?.title ?? t(`common:page.${route}.title`);
  return (
    <Page
      context={pageContext}
      title={title}
      titleLang={toLang(data.page, 'title')}
      description={data.page?.description ?? t(`description:${route}`)}
    >
      {route === 'contact' && <CompanyData />}
      <SectionList
        page={data.page}
        title={title}
        whenEmpty={
          <>
            <p>{t('common:page.empty')}</p>
            <CallUs />
          </>
        }
        breadcrumbs={
          <Breadcrumbs
            crumbs={[{ label: t('common:page.home.short'), href: toPath('home', language) }]}
            current={t(`common:page.${route}.short`)}
          />
        }
      />
    </Page>
  );
}

export const query = graphql`
  query ContentPage($language: String!, $route: String!, $today: Date!) {
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
  }
`;
